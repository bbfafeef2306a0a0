import { expect, it } from "vitest";
import { workerFile, WorkerThread } from "./worker-thread.server.ts";

const LIMITS = { seconds: 20, megabytes: 64 };

/** A thread that answers each call with the value of an expression of `input`. */
function threadOf(work: string, limits: { seconds: number; megabytes: number; idleSeconds?: number } = LIMITS) {
  const code = `import { parentPort, threadId } from "node:worker_threads";
    parentPort.on("message", (input) => parentPort.postMessage(((input) => ${work})(input)));`;
  return new WorkerThread(new URL(`data:text/javascript,${encodeURIComponent(code)}`), limits);
}

it("answers each call, one after the other, in one thread", async () => {
  const thread = threadOf("[input, threadId]");
  const [one, two] = await Promise.all([thread.run(1), thread.run(2)]);
  expect([one, two]).toEqual([
    [1, expect.any(Number)],
    [2, expect.any(Number)],
  ]);
  expect((one as number[])[1]).toBe((two as number[])[1]);
});

it.each([
  ["takes too long", "{ for (;;); }", 1, /longer than 1 s/],
  ["takes too much memory", "{ const all = []; for (;;) all.push(new Array(1e6).fill(0.5)); }", 20, /memory/],
  ["fails", '{ throw new Error("no"); }', 20, /no/],
  ["ends its thread", "process.exit()", 20, /without an answer/],
])("ends work that %s, and handles the next call", { tags: ["slow"] }, async (_what, work, seconds, message) => {
  const thread = threadOf(`input ? ${work.startsWith("{") ? `(() => ${work})()` : work} : "next"`, {
    ...LIMITS,
    seconds,
  });
  const calls = [thread.run(true), thread.run(false)];
  await expect(calls[0]).rejects.toThrow(message);
  expect(await calls[1]).toBe("next");
});

it("starts another thread when the last one was idle for too long", async () => {
  const thread = threadOf("threadId", { ...LIMITS, idleSeconds: 0 });
  const first = await thread.run(0);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await thread.run(0)).not.toBe(first);
});

it("finds a worker beside the source, and beside the built file", () => {
  expect(workerFile("file:///src/media/a.server.ts", "b.worker").href).toBe("file:///src/media/b.worker.ts");
  expect(workerFile("file:///dist/server/index.js", "b.worker").href).toBe("file:///dist/server/b.worker.js");
});
