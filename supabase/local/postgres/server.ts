import { type ChildProcess, spawn } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Log } from "../log.ts";
import { endWithUs } from "../process/end-with-us.ts";
import { findFreePort } from "../process/free-port.ts";
import { identify, isRunning, signal } from "../process/identity.ts";
import { SupervisedProcess } from "../process/supervised-process.ts";
import { findPostgresBinaries } from "./binaries.ts";
import { ensureCluster, SUPERUSER } from "./cluster.ts";
import { choosePostgresFolders, type PostgresFolders } from "./folders.ts";
import { postgresUser, type SystemUser } from "./system-user.ts";

export interface RunningPostgres {
  /** For the superuser, over this machine's loopback. */
  connectionString: string;
  folders: PostgresFolders;
  stop(): Promise<void>;
}

export interface PostgresOptions {
  /** Absolute, exists; held by nobody else. */
  dataDir: string;
  /** Folder for the file by which a later start finds a process that was left behind. */
  pidFolder: string;
  log: Log;
}

const SETTINGS: Record<string, string> = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "60",
  shared_buffers: "64MB",
  // Its compiler costs more than it saves on queries as short as ours.
  jit: "off",
  timezone: "UTC",
  // What a person wrote must not reach the log: no failed statement, no parameter, no row.
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
  log_parameter_max_length_on_error: "0",
  log_checkpoints: "off",
};

/**
 * Starts the PostgreSQL that came with npm on a data folder, making the database at the first start
 * and recovering it after a crash. It is started again when it falls.
 *
 * @throws PlainError when this machine cannot run it, or its files cannot be reached
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const binaries = await findPostgresBinaries();
  const user = await postgresUser();
  const folders = await choosePostgresFolders(options.dataDir, binaries, user);
  const password = await ensureCluster(folders, user);
  await endLeftBehind(folders);
  for (let attempt = 1; ; attempt++) {
    const port = await findFreePort();
    const server = supervise(options, folders, user, port);
    try {
      await server.start();
    } catch (error) {
      // The port was taken meanwhile, or a process of a killed server still lets go of its memory.
      if (attempt === 20) throw error;
      await delay(250);
      continue;
    }
    return {
      connectionString: `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`,
      folders,
      stop: () => server.stop(),
    };
  }
}

function supervise(
  { pidFolder, log }: PostgresOptions,
  folders: PostgresFolders,
  user: SystemUser | null,
  port: number,
): SupervisedProcess {
  const settings = Object.entries({ ...SETTINGS, port: String(port) });
  return new SupervisedProcess({
    name: "postgres",
    pidFolder,
    log,
    stopSignal: "SIGINT",
    stopTimeout: 3_000,
    spawn: () => {
      const child = spawn(
        join(folders.binaries, "bin", "postgres"),
        ["-D", folders.data, ...settings.flatMap(([name, value]) => ["-c", `${name}=${value}`])],
        {
          ...user,
          cwd: "/",
          env: { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" },
          stdio: ["ignore", "ignore", "pipe"],
          // Ctrl-C reaches the whole group; the database is to end last, when we say so.
          detached: true,
        },
      );
      return endWithUs(child, "INT", user);
    },
    untilReady: (child) => untilReady(child, log),
  });
}

function untilReady(child: ChildProcess, log: Log): Promise<void> {
  return new Promise((resolve) => {
    child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      log.debug({ postgres: text.trimEnd() });
      if (text.includes("ready to accept connections")) resolve();
    });
  });
}

/**
 * Ends a server that a killed run left on these files. The lock on the data folder is ours, so
 * nobody else may be at work here; still a process is touched only if it names these very files.
 */
async function endLeftBehind(folders: PostgresFolders): Promise<void> {
  const file = join(folders.data, "postmaster.pid");
  const content = await readFile(file, "utf8").catch(() => null);
  if (content === null) return;
  const left = await identify(Number(content.split("\n", 1)[0]));
  if (!left?.command.includes(folders.data)) {
    // Its number belongs to another program by now, which would keep the server from starting.
    await rm(file, { force: true });
    return;
  }
  const deadline = Date.now() + 5_000;
  signal(left.pid, "SIGINT");
  while (await isRunning(left)) {
    if (Date.now() > deadline) signal(left.pid, "SIGKILL");
    await delay(20);
  }
}
