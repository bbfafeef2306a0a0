import { spawn } from "node:child_process";
import { join } from "node:path";
import { newFolder } from "../tests/e2e/server-process.ts";

/** Starts the floor of writing, which stores each posted body in a commit of its own. */
export async function startWriter(): Promise<{ url: string; stop: () => void }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "bare-writer.ts"), newFolder()]);
  const port = await new Promise<string>((resolve) =>
    child.stdout.once("data", (data) => resolve(String(data).trim())),
  );
  return { url: `http://localhost:${port}`, stop: () => void child.kill() };
}
