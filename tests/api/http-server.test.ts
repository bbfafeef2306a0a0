import type { IncomingMessage, ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { makeHttpServer } from "../../src/server/http-server.ts";

const LIMITS = { headersMs: 300, bodyMs: 600, idleMs: 100, connections: 3 };

const REQUEST = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";
/** Longer than a connection stays idle: Node waits for another second. */
const PAUSE_MS = LIMITS.idleMs + 1500;

/** What a client has been sent, and whether the connection has ended. */
function follow(socket: Socket) {
  const seen = { text: "", isEnded: false };
  socket.on("data", (part) => (seen.text += String(part)));
  socket.on("close", () => (seen.isEnded = true));
  socket.on("error", () => {});
  return seen;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Runs a server of the product with short limits. */
async function withServer(answer: Answer, work: (join: () => Socket) => Promise<void>): Promise<void> {
  const server = makeHttpServer((request, response) => void answer(request, response), LIMITS);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  try {
    await work(() => connect(port, "127.0.0.1"));
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

describe("a connection to the server", () => {
  it.each([
    ["headers", "GET / HTTP/1.1\r\nHost: a\r\nX-Slow: "],
    ["body", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nbegun"],
  ])("that sends its %s too slowly gets 408 and ends", async (_what, sent) => {
    await withServer(
      (request) => void request.resume(),
      async (join) => {
        const socket = join();
        const seen = follow(socket);
        socket.write(sent);
        await expect.poll(() => seen.isEnded).toBe(true);
        expect(seen.text).toMatch(/^HTTP\/1\.1 408 /);
      },
    );
  });

  it("may send a body for longer while the server itself doesn't read it", async () => {
    const part = "a".repeat(300_000);
    const read = async (request: IncomingMessage, response: ServerResponse) => {
      let count = 0;
      for await (const chunk of Readable.toWeb(request) as ReadableStream<Uint8Array>) {
        if (count === 0) await wait(LIMITS.bodyMs + 1000);
        count += chunk.length;
      }
      response.end(`got ${count}`);
    };
    await withServer(read, async (join) => {
      const socket = join();
      const seen = follow(socket);
      socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${part.length}\r\n\r\n${part}`);
      await expect.poll(() => seen.text + String(seen.isEnded)).toMatch(/got|true/);
      expect(seen.text).toContain(`got ${part.length}`);
    });
  });

  it("may send a large body over a slow line", async () => {
    const part = "a".repeat(16_000);
    const parts = 5;
    const read = async (request: IncomingMessage, response: ServerResponse) => {
      let count = 0;
      for await (const chunk of Readable.toWeb(request) as ReadableStream<Uint8Array>) count += chunk.length;
      response.end(`got ${count}`);
    };
    await withServer(read, async (join) => {
      const socket = join();
      const seen = follow(socket);
      const length = part.length * parts;
      socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`);
      for (let sent = 0; sent < parts; sent += 1) {
        socket.write(part);
        await wait(LIMITS.bodyMs / 2);
      }
      await expect.poll(() => seen.text + String(seen.isEnded)).toMatch(/got|true/);
      expect(seen.text).toContain(`got ${length}`);
    });
  });

  it.each([
    ["with the longest context of a page", "a%20writer".repeat(2500), 200],
    ["beyond that", "a".repeat(40_000), 431],
  ])("that asks for an address %s gets its answer", async (_what, context, status) => {
    await withServer(
      (_request, response) => void response.end("served"),
      async (join) => {
        const socket = join();
        const seen = follow(socket);
        socket.write(`GET /?aiGenerateBlocks=${context} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
        await expect.poll(() => seen.text).toContain(`HTTP/1.1 ${status} `);
      },
    );
  });

  it("may wait for an answer, and read it, for longer than a request may take", async () => {
    const parts = ["first", "second", "third"];
    await withServer(
      async (_request, response) => {
        for (const part of parts) {
          await wait(LIMITS.bodyMs);
          response.write(part);
        }
        response.end("last");
      },
      async (join) => {
        const socket = join();
        const seen = follow(socket);
        socket.write("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
        await expect.poll(() => seen.isEnded).toBe(true);
        expect(seen.text).toMatch(/^HTTP\/1\.1 200 /);
        for (const part of [...parts, "last"]) expect(seen.text).toContain(part);
      },
    );
  });

  it("ends when it has been idle for too long", async () => {
    await withServer(
      (_request, response) => void response.end("served"),
      async (join) => {
        const socket = join();
        const seen = follow(socket);
        socket.write(REQUEST);
        await expect.poll(() => seen.text).toContain("served");
        await expect.poll(() => seen.isEnded).toBe(true);
      },
    );
  });

  it("loses no request that arrived on it while the machine paused", async () => {
    let count = 0;
    await withServer(
      (_request, response) => void response.end(`served ${(count += 1)}`),
      async (join) => {
        const socket = join();
        const seen = follow(socket);
        socket.write(REQUEST);
        await expect.poll(() => seen.text).toContain("served 1");
        // After immediates the event loop runs timers, and only then reads what has arrived.
        await new Promise((resolve) => setImmediate(resolve));
        socket.write(REQUEST);
        const end = performance.now() + PAUSE_MS;
        while (performance.now() < end);
        await expect.poll(() => seen.text + String(seen.isEnded)).toMatch(/served 2|true/);
        expect(seen.text).toContain("served 2");
      },
    );
  });

  it("too many is closed at once; the next one is served when another has ended", async () => {
    await withServer(
      (_request, response) => void response.end("served"),
      async (join) => {
        const open = Array.from({ length: LIMITS.connections }, join);
        await Promise.all(open.map((socket) => new Promise((resolve) => socket.once("connect", resolve))));
        const refused = follow(join());
        await expect.poll(() => refused.isEnded).toBe(true);
        open[0]?.destroy();
        await expect
          .poll(async () => {
            const socket = join();
            const seen = follow(socket);
            socket.write("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
            await new Promise((resolve) => socket.once("close", resolve));
            return seen.text;
          })
          .toContain("served");
      },
    );
  });
});
