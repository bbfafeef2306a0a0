import type { Server as HttpServer } from "node:http";
import { createServer, type AddressInfo, type ListenOptions, type Server, type Socket } from "node:net";

/**
 * Sockets that listen on the port. From each the event loop takes one connection a turn (libuv 1.52), and in a flood of
 * posts a turn takes up to a second: from few sockets connections would come in slower than they arrive, and nobody could
 * tell how long they have waited.
 */
const SOCKETS = 256;
/** Connections that may wait on each: one that is refused tries again only after a second. */
const BACKLOG = 4096;
/** As Node's HTTP server has its own: else the second piece of an answer waits until the first is acknowledged (40 ms). */
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

const close = (server: Server) => new Promise((resolve) => server.close(resolve));

/**
 * Listens on a port, on Linux with several sockets. Rejects with the system's error when that isn't possible, such as a port
 * that another process uses.
 * @returns a function that stops listening, and waits for the end of all connections.
 */
export async function listen(server: HttpServer, { port, host }: ListenOptions): Promise<() => Promise<void>> {
  if (process.platform !== "linux") {
    await open(server, { port, host });
    return async () => void (await close(server));
  }
  // Sockets that share a port would also share it with another process: this one finds out whether there is any.
  const first = createServer();
  const free = await open(first, { port, host });
  await close(first);
  const shared = { port: free.port, host, reusePort: true };
  await open(server, shared);
  const others = handOn(server);
  await Promise.all(others.map((one) => open(one, shared)));
  return async () => void (await Promise.all([server, ...others].map(close)));
}

/** Makes the servers that hand their connections on, as long as there aren't more than that one may have. */
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
