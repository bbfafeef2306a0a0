import { createServer, type RequestListener, type Server } from "node:http";

/** Limits on clients. None of them cuts off a response, however long it takes. */
export type ServerLimits = {
  /** Time limits for a request's headers, and for all of it. */
  headersMs: number;
  requestMs: number;
  connections: number;
};

const LIMITS: ServerLimits = { headersMs: 20_000, requestMs: 60_000, connections: 5000 };
/** How often connections are checked within the limit for headers. */
const CHECKS = 10;

/** Makes the server: a request that takes too long gets 408, a connection beyond the limit is closed at once. */
export function makeHttpServer(listener: RequestListener, limits: ServerLimits = LIMITS): Server {
  const { headersMs: headersTimeout, requestMs: requestTimeout, connections } = limits;
  const connectionsCheckingInterval = headersTimeout / CHECKS;
  const server = createServer({ headersTimeout, requestTimeout, connectionsCheckingInterval }, listener);
  server.maxConnections = connections;
  return server;
}
