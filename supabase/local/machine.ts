import { isAbsolute, relative } from "node:path";

/** Whether the C library is musl, for which neither PostgreSQL nor Deno comes ready-made. */
export function usesMusl(): boolean {
  if (process.platform !== "linux") return false;
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime === undefined;
}

/** A path as somebody would type it here: short inside the working directory, whole elsewhere. */
export function readablePath(path: string): string {
  const short = relative(process.cwd(), path);
  return short === "" || short.startsWith("..") || isAbsolute(short) ? path : short;
}
