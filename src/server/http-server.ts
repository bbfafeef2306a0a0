import { createServer, type RequestListener, type Server } from "node:http";

/** Limits on clients. None of them cuts off a response, however long it takes. */
export type ServerLimits = {
  /** Until a request's headers are there, and until all of it is. */
  headersMs: number;
  requestMs: number;
  connections: number;
};

const LIMITS: ServerLimits = { headersMs: 20_000, requestMs: 60_000, connections: 5000 };
/** How late a slow request may be noticed, as a part of its time. */
const CHECKS = 10;

/** Makes the server: a request that takes too long gets 408, a connection too many is closed at once. */
export function makeHttpServer(listener: RequestListener, limits: ServerLimits = LIMITS): Server {
  const { headersMs: headersTimeout, requestMs: requestTimeout, connections } = limits;
  const connectionsCheckingInterval = headersTimeout / CHECKS;
  const server = createServer({ headersTimeout, requestTimeout, connectionsCheckingInterval }, listener);
  server.maxConnections = connections;
  return server;
}
