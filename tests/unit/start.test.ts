import { mkdtempSync } from "node:fs";
import { Agent, request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pino } from "pino";
import { describe, expect, it, vi } from "vitest";
import { startServer } from "#server";

const EVENT = "unhandledRejection";

/** Starts a whole server, of which the log is kept. */
async function start() {
  const folder = mkdtempSync(join(tmpdir(), "blockwright-start-"));
  const lines: string[] = [];
  const log = pino({ base: undefined }, { write: (line: string) => void lines.push(line) });
  const assets = { script: "", styles: [], fonts: {}, faces: {}, early: {}, blockStyles: {} };
  const running = await startServer({
    variables: { PORT: "0", HOST: "127.0.0.1", DATA_DIR: folder },
    publicFolder: folder,
    makeAssets: () => ({ ...assets, drawings: {}, image: (src) => ({ src }) }),
    adminAssets: { script: "", styles: [], preload: { account: [], editor: [], own: [], admin: [] } },
    log,
  });
  return { running, lines };
}

/** Sends one request over a connection, and a second one while the first one's body may still be in it. */
async function askTwice(port: number, bytes: number): Promise<(number | undefined)[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (method: string, path: string, body: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { Origin: `http://127.0.0.1:${port}`, "Content-Length": body.length };
      const asked = request({ port, host: "127.0.0.1", agent, method, path, headers }, (answer) => {
        answer.resume().once("end", () => resolve(answer.statusCode));
      });
      asked.once("error", reject).end(body);
    });
  const first = await ask("POST", "/api/auth/sign-in/email", "x".repeat(bytes));
  // The server gives what is left of a body half a second.
  await wait(700);
  const sockets = Object.values(agent.freeSockets).flat();
  const second = sockets.length === 1 ? await ask("GET", "/healthz", "") : undefined;
  agent.destroy();
  return [first, second];
}

describe("startServer", () => {
  it("keeps the connection on which it refused a body that is too large", { tags: ["slow"] }, async () => {
    const { running } = await start();
    const address = running.server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    expect(await askTwice(port, 3_000_000)).toEqual([413, 200]);
    await running.stop();
  });

  it("answers a health check in HTTP/1.0, which names no host", async () => {
    const { running } = await start();
    const address = running.server.address();
    const socket = connect(typeof address === "object" && address ? address.port : 0, "127.0.0.1");
    socket.write("GET /healthz HTTP/1.0\r\n\r\n");
    expect(Buffer.concat(await socket.toArray()).toString()).toMatch(/^HTTP\/1\.1 200 [^]*\{"status":"ok"\}$/);
    await running.stop();
  });

  it("logs a promise that failed and nobody waited for, instead of ending with it", async () => {
    const before = process.listeners(EVENT);
    const { running, lines } = await start();
    const added = process.listeners(EVENT).filter((one) => !before.includes(one));
    for (const listener of added) listener(new Error("a loader forgot me"), Promise.resolve());
    expect(lines.join("")).toContain("a loader forgot me");
    await running.stop();
    expect(process.listeners(EVENT)).toEqual(before);
  });

  it("stops although the database doesn't answer any more", { tags: ["slow"] }, async () => {
    const { running } = await start();
    const { database } = running.services;
    const close = database.close.bind(database);
    vi.spyOn(database, "close").mockReturnValue(new Promise(() => {}));
    await expect(running.stop()).resolves.toBeUndefined();
    await close();
  });
});
