import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, it, onTestFinished } from "vitest";
import { fetchCoalesced } from "../../src/ai/models/coalesce-stream.server.ts";

async function serve(answer: (response: ServerResponse) => unknown): Promise<string> {
  const server = createServer((_request, response) => void answer(response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
}

const PARTS = Array.from({ length: 20 }, (_none, at) => `part ${at};`);

/** Sends its parts one by one, `delay` milliseconds apart. */
const inParts = (delay: number, end: "end" | "destroy" = "end") =>
  serve(async (response) => {
    for (const part of PARTS) {
      response.write(part);
      await wait(delay);
    }
    response[end]();
  });

const stops: AbortController[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop.abort()));

async function open(url: string) {
  const stop = new AbortController();
  stops.push(stop);
  const { body } = await fetchCoalesced(url, { signal: stop.signal });
  if (!body) throw new Error("There is no body");
  return body.pipeThrough(new TextDecoderStream());
}

async function chunksOf(url: string): Promise<string[]> {
  return Array.fromAsync(await open(url));
}

it("passes on the parts of a lone answer as they arrive", { tags: ["slow"] }, async () => {
  const chunks = await chunksOf(await inParts(15));
  expect(chunks.join("")).toBe(PARTS.join(""));
  expect(chunks.length).toBeGreaterThan(PARTS.length / 2);
});

it(
  "coalesces what many answers send at the same time, but for the first part of each",
  { tags: ["slow"] },
  async () => {
    const url = await inParts(15);
    const answers = await Promise.all(Array.from({ length: 40 }, () => chunksOf(url)));
    expect(answers.map((chunks) => chunks.join(""))).toEqual(answers.map(() => PARTS.join("")));
    expect(answers.flat().length).toBeLessThan((40 * PARTS.length) / 2);
    expect(answers.filter(([first]) => first === PARTS[0]).length).toBeGreaterThan(30);
  },
);

it("flushes no answers that have ended, failed or been cancelled", { tags: ["slow"] }, async () => {
  const url = await inParts(15);
  const cut = await inParts(2, "destroy");
  const left = Array.from({ length: 40 }, async () => (await open(url)).cancel());
  const failed = Array.from({ length: 40 }, async () => chunksOf(cut));
  await Promise.allSettled([...left, ...failed]);
  expect((await chunksOf(url)).length).toBeGreaterThan(PARTS.length / 2);
});

it("passes on what arrived before a connection was lost, whatever other answers hold back", async () => {
  const beside = await inParts(500);
  await Promise.all(Array.from({ length: 40 }, () => open(beside)));
  const url = await serve(async (response) => {
    for (const part of ["one", "two"]) {
      response.write(part);
      await wait(10);
    }
    response.destroy();
  });
  const texts: string[] = [];
  const reading = (async () => {
    for await (const text of await open(url)) texts.push(text);
  })();
  await expect(reading).rejects.toThrow("terminated");
  expect(texts).toEqual(["one", "two"]);
});

it("drops what an answer held back when it is cancelled", { tags: ["slow"] }, async () => {
  const url = await serve((response) => {
    const timer = setInterval(() => response.write("part"), 5);
    response.once("close", () => clearInterval(timer));
  });
  const lagging = Array.from({ length: 40 }, async (_none, at) => {
    const reader = (await open(url)).getReader();
    await reader.read();
    await reader.read();
    await wait(at * 5);
    await reader.cancel();
  });
  await Promise.all(lagging);
  expect((await chunksOf(await inParts(15))).join("")).toBe(PARTS.join(""));
});

it("reads nothing ahead of a slow reader", { tags: ["slow"] }, async () => {
  const megabyte = Buffer.alloc(2 ** 20, "a");
  let sent = 0;
  const url = await serve(async (response) => {
    for (; sent < 200 && !response.destroyed; sent += 1) {
      if (!response.write(megabyte)) await Promise.race([once(response, "drain"), once(response, "close")]);
    }
    response.end();
  });
  const reader = (await open(url)).getReader();
  await reader.read();
  await wait(500);
  expect(sent).toBeLessThan(50);
  await reader.cancel();
});

it("closes the connection when the answer is cancelled", async () => {
  const closed = Promise.withResolvers<void>();
  const url = await serve((response) => {
    response.on("close", closed.resolve);
    response.write("part");
  });
  const reader = (await open(url)).getReader();
  expect(await reader.read()).toMatchObject({ value: "part" });
  await reader.cancel();
  await closed.promise;
});

it("leaves refusals as they are", async () => {
  const url = await serve((response) => response.writeHead(429, { "retry-after": "7" }).end("Too many"));
  const answer = await fetchCoalesced(url);
  expect([answer.status, answer.headers.get("retry-after"), await answer.text()]).toEqual([429, "7", "Too many"]);
});
