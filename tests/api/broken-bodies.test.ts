import { once } from "node:events";
import { createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createApp } from "#server";
import { embedded } from "../databases.ts";
import { openSite } from "../services.ts";

type Line = { level: number; path?: string; status?: number };

const lines: Line[] = [];
const server = createServer();
const site = { port: 0, stop: async () => {} };

beforeAll(async () => {
  const { place, remove } = await embedded.make();
  const log = pino({ base: undefined }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const { services, close } = await openSite(place, {}, log);
  const listener = getRequestListener(createApp(services).fetch);
  server.on("request", (incoming, outgoing) => void listener(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  site.port = (server.address() as AddressInfo).port;
  site.stop = async () => {
    await new Promise((resolve) => server.close(resolve));
    await close();
    await remove();
  };
});
afterAll(() => site.stop());

it.each([
  ["/newsletter", "Content-Length: 100"],
  ["/", "Transfer-Encoding: chunked"],
  ["/api/auth/sign-in/email", "Content-Length: 100"],
  ["/api/setup", "Transfer-Encoding: chunked"],
])("a client that goes away while it sends to %s (%s) is no failure of the server", async (path, length) => {
  const known = lines.length;
  const socket = connect(site.port, "127.0.0.1");
  const head = [`POST ${path} HTTP/1.1`, "Host: example.org", "Origin: https://example.org", length];
  const arrived = once(server, "request");
  socket.write(`${head.join("\r\n")}\r\n\r\n4\r\n{"a"\r\n`);
  await arrived;
  socket.destroy();
  await expect.poll(() => lines.slice(known)).toMatchObject([{ level: 30, path, status: 499 }]);
});
