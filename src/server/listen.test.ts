import { once } from "node:events";
import { Agent, createServer, get, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setImmediate } from "node:timers/promises";
import { afterEach, expect, it, vi } from "vitest";
import { listen } from "./listen.ts";

let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

async function start(server: Server): Promise<number> {
  close = await listen(server, { port: 0, host: "127.0.0.1" });
  return (server.address() as AddressInfo).port;
}

/** Sends a request on a new connection. */
function ask(port: number): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write("GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n");
  return text(socket);
}

const isLinux = process.platform === "linux";

it.runIf(isLinux)("takes connections in far fewer iterations of the event loop than there are", async () => {
  const server = createServer();
  const port = await start(server);
  let taken = 0;
  server.on("connection", () => (taken += 1));
  const sockets = Array.from({ length: 320 }, () => connect(port, "127.0.0.1"));
  let iterations = 0;
  while (taken < sockets.length) {
    iterations += 1;
    await setImmediate();
  }
  expect(iterations).toBeLessThan(160);
  for (const socket of sockets) socket.destroy();
});

it.runIf(isLinux)("doesn't share its port with another process", async () => {
  const port = await start(createServer());
  await expect(listen(createServer(), { port, host: "127.0.0.1" })).rejects.toThrow(/EADDRINUSE/);
});

it("answers on every socket, ends them all, and lets requests under way end first", async () => {
  const held = Promise.withResolvers<void>();
  const server = createServer((_request, response) => void held.promise.then(() => response.end("here")));
  const port = await start(server);
  const answers = Array.from({ length: 100 }, () => ask(port));
  let requests = 0;
  server.on("request", () => (requests += 1));
  await expect.poll(() => requests).toBe(100);
  let isClosed = false;
  const closing = close?.().then(() => (isClosed = true));
  close = undefined;
  await expect(ask(port)).rejects.toThrow(/ECONNREFUSED/);
  expect(isClosed).toBe(false);
  held.resolve();
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1.1 200 OK[^]*here$/);
  await closing;
});

/** A client that keeps one connection. @returns sends a request, and gives the answer's `Connection`. */
function keepAsking(port: number): () => Promise<string | undefined> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return async () => {
    const [answer] = await once(get({ port, host: "127.0.0.1", agent }), "response");
    await text(answer);
    return answer.headers.connection;
  };
}

it("answers a request that comes on a kept connection while it stops", async () => {
  const port = await start(createServer((_request, response) => response.end("here")));
  const askAgain = keepAsking(port);
  expect(await askAgain()).toBe("keep-alive");
  vi.useFakeTimers({ toFake: ["setInterval"] });
  const closing = close?.();
  vi.useRealTimers();
  close = undefined;
  expect(await askAgain()).toBe("close");
  await closing;
});

it("ends a connection on which a client keeps asking", async () => {
  const server = createServer((_request, response) => setTimeout(() => response.end("here"), 5));
  const port = await start(server);
  const askAgain = keepAsking(port);
  expect(await askAgain()).toBe("keep-alive");
  const underWay = askAgain();
  await once(server, "request");
  // Between the two requests the connection is idle for a moment.
  vi.useFakeTimers({ toFake: ["setInterval"] });
  const closing = close?.();
  vi.useRealTimers();
  close = undefined;
  expect([await underWay, await askAgain()]).toEqual(["keep-alive", "close"]);
  await expect(askAgain()).rejects.toThrow(/ECONNREFUSED/);
  await closing;
});

it("has no more connections than the server may have", async () => {
  const server = createServer((_request, response) => response.end("here"));
  server.maxConnections = 20;
  const port = await start(server);
  let open = 0;
  server.on("connection", () => (open += 1));
  const sockets = Array.from({ length: 200 }, () => connect(port, "127.0.0.1").on("error", () => {}));
  const closed = sockets.map((socket) => once(socket, "close"));
  await expect
    .poll(() => sockets.filter((socket) => socket.closed || socket.readableEnded).length)
    .toBeGreaterThan(100);
  // Those that come on the server's own socket are counted apart.
  expect(open).toBeLessThanOrEqual(40);
  for (const socket of sockets) socket.destroy();
  await Promise.all(closed);
});
