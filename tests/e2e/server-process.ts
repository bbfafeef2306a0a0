import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");
const READY_LIMIT_MS = 120_000;
/** What Node has compiled once is there for the next process: a sixth of what a start takes. */
const COMPILED = join(ROOT, "node_modules/.cache/node");

/** Each worker has a thousand ports of its own: another one could take a port between its choice and its use. */
const FIRST_PORT = 20_000 + (Number(process.env.VITEST_POOL_ID ?? 0) % 10) * 1000;
let chosen = Math.floor(Math.random() * 1000);

/** @returns a port of this machine that nobody uses; not one that the system gives to the next connection. */
export async function freePort(): Promise<number> {
  chosen = (chosen + 1) % 1000;
  const port = FIRST_PORT + chosen;
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once("error", () => resolve(false)).listen(port, () => resolve(true));
  });
  await new Promise((resolve) => server.close(resolve));
  return isFree ? port : freePort();
}

/** @returns a new empty folder outside the project. */
export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), "blockwright-e2e-"));
}

/** Runs a script of the project as its own process. @returns how it ended and what it wrote. */
export function runScript(name: string, args: string[], variables: Record<string, string>) {
  return startScript(name, args, variables).ended;
}

/** Starts a script of the project as its own process. @returns the process, and how it ends. */
export function startScript(name: string, args: string[], variables: Record<string, string>) {
  const child = start(name, args, variables);
  const output = collect(child);
  const closed = new Promise<number | null>((resolve) => child.on("close", resolve));
  return { child, ended: closed.then((code) => ({ code, output: output() })) };
}

function start(name: string, args: string[], variables: Record<string, string>): ChildProcess {
  const script = join(ROOT, "scripts", `${name}.ts`);
  const own = { NODE_ENV: "production", LOG_LEVEL: "info", NODE_COMPILE_CACHE: COMPILED };
  const env = { ...process.env, ...own, ...variables };
  return spawn(process.execPath, ["--disable-warning=ExperimentalWarning", script, ...args], { cwd: ROOT, env });
}

function collect(child: ChildProcess): () => string {
  let text = "";
  child.stdout?.on("data", (chunk) => (text += String(chunk)));
  child.stderr?.on("data", (chunk) => (text += String(chunk)));
  return () => text;
}

export type ServerProcess = Awaited<ReturnType<typeof startSite>>;

/** Starts the built site as `npm start` does and waits until it answers. */
export async function startSite(variables: Record<string, string> = {}) {
  const port = variables.PORT ?? String(await freePort());
  const folder = variables.DATA_DIR ?? newFolder();
  const began = performance.now();
  const child = start("start", [], { PORT: port, DATA_DIR: folder, ...variables });
  const output = collect(child);
  const closed = new Promise<number | null>((resolve) => child.on("close", resolve));
  const url = `http://localhost:${port}`;
  const isReady = await waitUntilReady(child, output);
  if (!isReady) throw new Error(`The site did not start: ${output()}`);
  return {
    url,
    port,
    folder,
    child,
    output,
    readyMs: performance.now() - began,
    /** Ends the process. @returns its exit code. */
    stop: async (signal: NodeJS.Signals = "SIGTERM") => {
      child.kill(signal);
      return closed;
    },
  };
}

/** Waits for the process's own word, as another site could answer at its address. */
async function waitUntilReady(child: ChildProcess, output: () => string): Promise<boolean> {
  const until = Date.now() + READY_LIMIT_MS;
  while (Date.now() < until && child.exitCode === null) {
    if (output().includes("Blockwright is ready")) return true;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return false;
}
