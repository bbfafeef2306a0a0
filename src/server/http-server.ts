import { createServer, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";
import { limitBodyTime } from "./limit-body-time.ts";

/** Limits on clients. None of them cuts off a response, however long it takes. */
export type ServerLimits = {
  /** Time limits for a request's headers, and for its body if nothing of it arrives. */
  headersMs: number;
  bodyMs: number;
  /** How long a connection waits for its next request at least. */
  idleMs: number;
  connections: number;
};

const LIMITS: ServerLimits = { headersMs: 20_000, bodyMs: 60_000, idleMs: 5000, connections: 5000 };
/** In bytes: links may carry the context of a page, 20,000 letters at most, in their address. */
const MAX_HEADERS = 32 * 1024;
/** How often connections are checked within the limit for headers. */
const CHECKS = 10;

/**
 * Closes a connection that has been idle for too long. After a pause of the machine that is noticed before the requests
 * that have arrived meanwhile: these are read first.
 */
function closeIdle(socket: Socket): void {
  const { bytesRead } = socket;
  setImmediate(() => {
    if (socket.bytesRead === bytesRead) socket.destroy();
  });
}

/**
 * Makes the server: a request that takes too long gets 408, one whose headers are too large 431; a connection beyond the
 * limit is closed at once.
 */
export function makeHttpServer(listener: RequestListener, limits: ServerLimits = LIMITS): Server {
  const { headersMs: headersTimeout, bodyMs, idleMs: keepAliveTimeout, connections } = limits;
  const connectionsCheckingInterval = headersTimeout / CHECKS;
  // Node's limit for a whole request would cut off one that the server itself reads slowly.
  const times = { headersTimeout, requestTimeout: 0, keepAliveTimeout, connectionsCheckingInterval };
  const server = createServer({ ...times, maxHeaderSize: MAX_HEADERS }, listener);
  server.prependListener("request", (request, response) => limitBodyTime(request, response, bodyMs));
  server.on("timeout", closeIdle);
  server.maxConnections = connections;
  return server;
}
