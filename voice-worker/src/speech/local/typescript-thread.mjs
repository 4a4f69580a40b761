// A thread does not inherit its parent's loader: it starts here, and goes on in TypeScript.
import { workerData } from "node:worker_threads";
import { register } from "tsx/esm/api";

register();
await import(workerData.program);
