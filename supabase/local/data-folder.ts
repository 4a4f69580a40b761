import { access, chmod, constants, mkdir, realpath, stat } from "node:fs/promises";
import { PlainError } from "./plain-error.ts";

/**
 * Makes the data folder when it is missing and checks that we may write there.
 *
 * @returns its path with symbolic links resolved, so that one folder has one name
 * @throws PlainError when it cannot be made or written
 */
export async function openDataFolder(path: string): Promise<string> {
  try {
    const made = await mkdir(path, { recursive: true });
    // Secrets inside have modes of their own; the database's account has to pass through here.
    if (made !== undefined) await chmod(path, 0o755);
    if (!(await stat(path)).isDirectory()) throw new Error("not a folder");
    await access(path, constants.W_OK | constants.X_OK);
    return await realpath(path);
  } catch (cause) {
    throw new PlainError(
      `The data folder ${path} cannot be written: let this user write there, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
}
