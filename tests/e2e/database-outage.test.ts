import { randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import pg from "pg";
import { expect, it, onTestFinished } from "vitest";
import { openDatabase } from "#db";
import { LEAD } from "../lead.ts";
import { readLeads } from "../services.ts";
import { freePort, newFolder, startSite } from "./server-process.ts";
import { ADMIN, apiOf, signInAsAdmin } from "./signed-in-api.ts";

const server = process.env.TEST_DATABASE_URL ?? "";

/** Starts a way to the test server's PostgreSQL that can be cut. */
async function startWay(port: number): Promise<{ cut: () => Promise<void> }> {
  const { hostname, port: own } = new URL(server);
  const sockets = new Set<Socket>();
  const way: Server = createServer((near) => {
    const far = connect(Number(own || 5432), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one.on("error", () => {}).on("close", () => other.destroy()));
      one.pipe(other);
    }
  });
  await once(way.listen(port, "127.0.0.1"), "listening");
  const cut = async () => {
    const closed = once(way.close(), "close");
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return { cut };
}

async function administrate(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}

it.runIf(server)("while the database can't be reached, what needs it says when to try again", async () => {
  const name = `e2e_${randomUUID().replaceAll("-", "")}`;
  const port = await freePort();
  const url = new URL(server);
  url.pathname = name;
  const through = new URL(url);
  through.host = `127.0.0.1:${port}`;
  await administrate(`create database ${name}`);
  onTestFinished(() => administrate(`drop database ${name} with (force)`));
  let way = await startWay(port);
  onTestFinished(() => way.cut());
  const secret = { APP_SECRET: randomBytes(32).toString("hex") };
  const site = await startSite({ ...ADMIN, ...secret, DATABASE_URL: through.href, DATA_DIR: newFolder() });
  onTestFinished(async () => void (await site.stop()));
  const api = apiOf(site.url, await signInAsAdmin(site.url));
  await (await fetch(site.url)).text();
  const { token } = await (await fetch(`${site.url}/csrf`)).json();
  const post = (accept: string) => {
    const headers = { accept, origin: site.url };
    return fetch(site.url, { method: "POST", headers, body: new URLSearchParams({ ...LEAD, csrf: token }) });
  };

  await way.cut();
  const failed = "Your message could not be sent. Please try again.";
  const [page, inPlace, unknown] = await Promise.all([
    post("text/html"),
    post("application/json"),
    fetch(`${site.url}/a-page-that-nobody-has-read`),
  ]);
  const answers = [page, inPlace, unknown];
  expect(answers.map(({ status, headers }) => [status, headers.get("retry-after")])).toEqual(
    Array.from({ length: 3 }, () => [503, "10"]),
  );
  expect(await inPlace.json()).toEqual({ error: failed });
  expect(await page.text()).toContain("If you sent a form, go back and send it again.");
  expect(await api.get("/api/pages")).toMatchObject({ status: 503, body: { error: { code: "UNAVAILABLE" } } });

  way = await startWay(port);
  await expect.poll(async () => (await post("application/json")).status).toBe(200);
  const database = await openDatabase({ url: url.href, folder: newFolder(), exclusive: false });
  expect((await readLeads(database)).map(({ email }) => email)).toEqual([LEAD.email]);
  await database.close();
});
