/** How long the browser may take to begin to save a file. */
const REVOKE_DELAY = 60_000;

/** Has the browser save a file under this name. */
export function saveFile(file: Blob, fileName: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  // Some browsers take hold of the file only a while after the click.
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY);
}
