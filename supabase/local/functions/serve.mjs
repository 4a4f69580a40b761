/**
 * Runs in Deno, around the function: loads it as it is and ends when the stack that started it is
 * gone. The stack holds the other end of standard input and is the only one who does, so even a
 * stack that was killed leaves no function behind.
 */
const [entry] = Deno.args;

endWithParent();
await import(entry);

async function endWithParent() {
  try {
    for await (const _chunk of Deno.stdin.readable) {
      // Nothing is ever sent; only the end of it matters.
    }
  } finally {
    Deno.exit(0);
  }
}
