/**
 * Mends the driver while it is loaded. When the database falls within a transaction, postgres.js 3.4.9
 * writes to the socket that is gone, which ends the process
 * (https://github.com/porsager/postgres/issues/1208), and offers a reserved connection without a
 * socket to the next who asks. Mended, the query fails, the connection is taken for closed, so that
 * it is opened again, and what was not sent is forgotten. A release that does so itself has other
 * lines; then nothing is changed, and this file can go.
 */

/** What stands in which file, and what takes its place. */
const MENDED = [
  [
    /\/postgres\/src\/connection\.js$/,
    "if (stream)\n      return queryError(q,",
    `if (socket === null) {
      queryError(q, Errors.connection('CONNECTION_CLOSED', options))
      return true
    }

    if (stream)
      return queryError(q,`,
  ],
  [
    /\/postgres\/src\/connection\.js$/,
    "clearImmediate(nextWriteTimer)\n    socket.removeListener('data', data)",
    "clearImmediate(nextWriteTimer)\n    chunk = nextWriteTimer = null\n    socket.removeListener('data', data)",
  ],
  [
    /\/postgres\/src\/index\.js$/,
    "c.reserved = null\n      onopen(c)",
    "c.reserved = null\n      c.queue === closed || c.queue === connecting || onopen(c)",
  ],
];

/** Node's hook for loading modules. */
export async function load(url, context, nextLoad) {
  const loaded = await nextLoad(url, context);
  const changes = MENDED.filter(([file]) => file.test(url));
  if (changes.length === 0 || !loaded.source) return loaded;
  const source = changes.reduce(
    (text, [, before, after]) => text.replace(before, () => after),
    Buffer.from(loaded.source).toString(),
  );
  return { ...loaded, source };
}
