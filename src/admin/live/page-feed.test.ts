import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { followPage } from "./page-feed.ts";

const operation = (revision: number) => ({
  type: "setMeta",
  name: "n",
  value: "v",
  revision,
  clientId: "c",
  batchId: "b",
});
const upTo = (after: number, last: number) =>
  Array.from({ length: last - after }, (_, index) => operation(after + 1 + index));

let server: Server;
let stored = 5;
/** Answers held back, as by a slow connection. */
const held: (() => void)[] = [];
const leader = new BroadcastChannel("blockwright-events");
const { fetch } = globalThis;

beforeAll(async () => {
  // Another tab holds the browser's stream: this one receives events through the channel.
  void navigator.locks.request("blockwright-events", () => new Promise<never>(() => {}));
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const after = Number(searchParams.get("after"));
    const listed =
      stored - after > 1000
        ? { revision: stored, operations: [], mustReload: true }
        : { revision: stored, operations: upTo(after, stored) };
    const draft = { revision: stored, page: { metaTags: [], blocks: [] }, annotations: [] };
    const answer = JSON.stringify(pathname.endsWith("/draft") ? draft : listed);
    held.push(() => response.end(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => fetch(origin + path, init));
});
afterAll(() => {
  vi.unstubAllGlobals();
  leader.close();
  server.close();
});

/** Posts what the tab with the stream passes on: the latest change. */
function tell(revision: number): void {
  stored = revision;
  const event = { kind: "operations", revision, operations: [operation(revision)] };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
  leader.postMessage({ type: "event", pageId: "p", event });
}

it(
  "reports each change once and in order, even one that arrives while a missed one is being fetched",
  { tags: ["slow"] },
  async () => {
    const heard: number[] = [];
    const stop = followPage("p", 5, {
      onConnection: () => {},
      onEvent: (event) =>
        event.kind === "operations" && heard.push(...event.operations.map(({ revision }) => revision)),
    });
    tell(6);
    await expect.poll(() => heard).toEqual([6]);
    tell(8);
    await expect.poll(() => held.length).toBe(1);
    tell(9);
    // Arrives before the answer.
    await new Promise((resolve) => setTimeout(resolve, 50));
    held[0]?.();
    await expect.poll(() => held.length).toBe(2);
    held[1]?.();
    await expect.poll(() => heard).toEqual([6, 7, 8, 9]);
    stop();
  },
);

it("reports the draft where too much was missed, and then what happened in the meantime", async () => {
  held.length = 0;
  const heard: unknown[] = [];
  const stop = followPage("p", 9, {
    onConnection: () => {},
    onEvent: (event) =>
      event.kind === "operations" && heard.push([event.draft?.blocks, ...event.operations.map((one) => one.revision)]),
  });
  const answer = async (index: number) => {
    await expect.poll(() => held.length).toBe(index + 1);
    held[index]?.();
  };
  tell(2000);
  await answer(0);
  await expect.poll(() => held.length).toBe(2);
  tell(2001);
  await answer(1);
  await answer(2);
  await expect.poll(() => heard).toEqual([[[]], [undefined, 2001]]);
  stop();
});
