import type { Server as HttpServer } from "node:http";
import { createServer, Server, type AddressInfo, type ListenOptions, type Socket } from "node:net";

/**
 * Sockets that listen on the port. In each iteration the event loop accepts one connection per socket (libuv 1.52), and in
 * a flood of posts an iteration takes up to a second: with few sockets, connections would be accepted more slowly than
 * they arrive, and nothing could tell how long they have waited.
 */
const SOCKETS = 256;
/** Connections that may wait on each: one that is refused tries again only after a second. */
const BACKLOG = 4096;
/** The options of Node's HTTP server: without them the second part of an answer waits for the first's acknowledgement (40 ms). */
const AS_HTTP = { noDelay: true, allowHalfOpen: true };

function open(server: Server, options: ListenOptions): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ ...options, backlog: BACKLOG }, () => {
      server.off("error", reject);
      // A server on a port has an address.
      resolve(server.address() as AddressInfo);
    });
  });
}

/** How often connections without a request are closed while the server stops; the first time after this too. */
const IDLE_CHECK_MS = 250;

/** Not the HTTP server's own `close`: it ends idle connections at once, also those on which a request is arriving. */
const close = (server: Server) => new Promise((resolve) => Server.prototype.close.call(server, resolve));

/**
 * Lets requests under way finish, and ends each connection after its answer: a client that keeps asking would keep it open.
 * Those that a proxy keeps for its next requests stay for a moment, so that under load each ends with an answer.
 */
async function drain(server: HttpServer, others: Server[] = []): Promise<void> {
  server.prependListener("request", (_request, response) => (response.shouldKeepAlive = false));
  const check = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  await Promise.all([server, ...others].map(close));
  clearInterval(check);
}

/**
 * Listens on a port, on Linux with several sockets. Rejects with the system's error when that isn't possible, such as a port
 * that another process uses.
 * @returns a function that stops listening, and waits for the end of all connections: each ends after the answer under way.
 */
export async function listen(server: HttpServer, { port, host }: ListenOptions): Promise<() => Promise<void>> {
  if (process.platform !== "linux") {
    await open(server, { port, host });
    return () => drain(server);
  }
  // Sockets that share a port would also share it with another process. This one doesn't, so it fails if there is one.
  const first = createServer();
  const free = await open(first, { port, host });
  await close(first);
  const shared = { port: free.port, host, reusePort: true };
  await open(server, shared);
  const others = handOn(server);
  await Promise.all(others.map((one) => open(one, shared)));
  return () => drain(server, others);
}

/** Makes the servers that hand their connections on to the HTTP server, up to the number that it may have. */
function handOn(server: HttpServer): Server[] {
  let count = 0;
  server.on("connection", (socket: Socket) => {
    count += 1;
    socket.once("close", () => (count -= 1));
  });
  const take = (socket: Socket) => {
    if (count >= server.maxConnections) socket.destroy();
    else server.emit("connection", socket);
  };
  return Array.from({ length: SOCKETS - 1 }, () => createServer(AS_HTTP, take));
}
