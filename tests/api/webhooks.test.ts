import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { once } from "node:events";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bodyOf } from "#webhooks";
import { engines, embedded } from "../databases.ts";
import { openSite } from "../services.ts";
import { signedIn } from "../sign-in.ts";
import { startReceiver, type Receiver } from "../webhook-receiver.ts";

/** A site that may send webhooks to `host`, with what its admin asks of it. */
async function siteSendingTo(engine: (typeof engines)[number], host: string) {
  const made = await engine.make();
  const site = await openSite(made.place, { WEBHOOK_ALLOWED_HOSTS: host });
  const ask = async (method: string, path: string, body?: object) => {
    const headers = await signedIn(site, "admin");
    const answer = await site.request(path, { method, headers, body: body && JSON.stringify(body) });
    return { status: answer.status, body: await answer.json() };
  };
  const endpointFor = async (url: string) => {
    const { database, webhooks } = site.services;
    const endpoint = await database.inTransaction((trx) => webhooks.endpointFor(trx, { url }));
    if (!endpoint.ok) throw new Error(endpoint.error.message);
    return endpoint.value;
  };
  const close = async () => {
    await site.services.events.close();
    await site.close();
    await made.remove();
  };
  return { site, ask, endpointFor, close };
}

describe.each(engines)("the admin of webhooks on $name", (engine) => {
  let receiver: Receiver;
  let opened: Awaited<ReturnType<typeof siteSendingTo>>;
  beforeAll(async () => {
    receiver = await startReceiver();
    opened = await siteSendingTo(engine, receiver.host);
  });
  afterAll(async () => {
    receiver.stop();
    await opened.close();
  });

  it("sees endpoints without their secrets, tests them, switches them on, and gives them new secrets", async () => {
    const { ask, endpointFor } = opened;
    const { id, secret } = await endpointFor(receiver.url);
    receiver.answer = (response) => response.writeHead(410).end();
    const gone = await ask("POST", `/api/webhook-endpoints/${id}/test`);
    expect(gone.body).toMatchObject({ outcome: { kind: "gone" }, endpoint: { isEnabled: false } });
    const listed = await ask("GET", "/api/webhook-endpoints");
    expect(listed.body.items).toMatchObject([{ id, url: receiver.url, disabledBecause: "gone", isUnhealthy: true }]);
    expect(JSON.stringify(listed.body)).not.toContain(secret.slice(6));
    receiver.answer = (response) => response.writeHead(200).end("hello");
    await ask("PATCH", `/api/webhook-endpoints/${id}`, { isEnabled: true });
    const rotated = await ask("POST", `/api/webhook-endpoints/${id}/rotate`);
    expect(rotated.body.secret).toMatch(/^whsec_/);
    const tested = await ask("POST", `/api/webhook-endpoints/${id}/test`);
    expect(tested.body.outcome).toMatchObject({ kind: "delivered", answer: "hello" });
    expect(tested.body.endpoint).toMatchObject({ isEnabled: true, oldSecretUntil: rotated.body.oldSecretUntil });
    const last = receiver.received.at(-1);
    expect(last?.headers["webhook-signature"]?.split(" ")).toHaveLength(2);
    expect(JSON.parse(last?.body ?? "")).toMatchObject({ type: "webhook.test", data: { endpoint: id } });
  });

  it("gives an endpoint headers that can't be read again, and refuses those that belong to the request", async () => {
    const { ask, endpointFor } = opened;
    const { id } = await endpointFor(`http://${receiver.host}/keyed`);
    const headers = `/api/webhook-endpoints/${id}/headers`;
    const value = "Bearer k3y-of-the-service";
    expect((await ask("PUT", headers, { name: "X-Api-Key", value: "old" })).status).toBe(200);
    expect((await ask("PUT", headers, { name: "x-api-key", value })).body).toMatchObject({
      headerNames: ["x-api-key"],
    });
    receiver.answer = (response, request) =>
      response.writeHead(200).end(`You sent ${String(request.headers["x-api-key"])}`);
    const tested = await ask("POST", `/api/webhook-endpoints/${id}/test`);
    expect(tested.body.outcome).toMatchObject({ kind: "delivered", answer: "You sent •••" });
    expect(receiver.received.at(-1)?.headers["x-api-key"]).toBe(value);
    receiver.answer = (response) => response.writeHead(401).end("No such key: k3y-of-the-service");
    const refused = await ask("POST", `/api/webhook-endpoints/${id}/test`);
    expect(refused.body.outcome).toMatchObject({ status: 401, answer: "No such key: •••" });
    const listed = await ask("GET", "/api/webhook-endpoints");
    expect(JSON.stringify(listed.body)).not.toContain("k3y-of");
    for (const name of ["webhook-id", "Connection", "Proxy-Authorization", "Host", "a b", "x\r\ny"]) {
      expect(await ask("PUT", headers, { name, value })).toMatchObject({
        status: 422,
        body: { error: { path: ["name"] } },
      });
    }
    expect((await ask("PUT", headers, { name: "x", value: "a\r\nb" })).body.error.path).toEqual(["value"]);
    const open = await endpointFor("http://example.org/hook");
    expect((await ask("PUT", `/api/webhook-endpoints/${open.id}/headers`, { name: "x", value })).status).toBe(422);
    for (const name of ["a", "b", "c", "d"]) await ask("PUT", headers, { name, value });
    expect((await ask("PUT", headers, { name: "e", value })).status).toBe(409);
    expect((await ask("DELETE", `${headers}/X-API-KEY`)).body.headerNames).toEqual(["a", "b", "c", "d"]);
    for (const one of [id, open.id]) await ask("DELETE", `/api/webhook-endpoints/${one}`);
  });

  it("deletes an endpoint once no automation sends to it, and names those that do", async () => {
    const { ask, endpointFor } = opened;
    const url = `http://${receiver.host}/used`;
    const steps = [{ type: "webhook", url: `${url}#part` }];
    const { body } = await ask("POST", "/api/automations", {
      name: "CRM",
      isEnabled: true,
      trigger: { type: "lead" },
      steps,
    });
    const { id, secret } = await endpointFor(url);
    const { items } = (await ask("GET", "/api/webhook-endpoints")).body;
    expect(items.find((one: { id: string }) => one.id === id)).toMatchObject({
      usedBy: [{ id: body.id, name: "CRM" }],
    });
    expect((await ask("DELETE", `/api/webhook-endpoints/${id}`)).body.error).toMatchObject({
      code: "ENDPOINT_USED",
      message: expect.stringContaining("“CRM”"),
    });
    // An address that the site may no longer send to, as WEBHOOK_ALLOWED_HOSTS has changed since.
    const { db } = opened.site.services.database;
    const shut = "http://10.1.2.3/used";
    const definition = JSON.stringify({ trigger: { type: "lead" }, steps: [{ type: "webhook", url: shut }] });
    await db.updateTable("webhook_endpoints").set({ url: shut }).where("id", "=", id).execute();
    await db.updateTable("automations").set({ version: 2, definition }).where("id", "=", body.id).execute();
    expect((await ask("DELETE", `/api/webhook-endpoints/${id}`)).body.error.code).toBe("ENDPOINT_USED");
    await ask("PATCH", `/api/automations/${body.id}`, { steps: [] });
    expect((await ask("DELETE", `/api/webhook-endpoints/${id}`)).status).toBe(200);
    expect((await ask("DELETE", `/api/webhook-endpoints/${id}`)).status).toBe(404);
    expect(await opened.site.services.webhooks.deliver({ url, id: "late", body: "{}" })).toMatchObject({
      kind: "refused",
    });
    expect((await endpointFor(url)).secret).not.toBe(secret);
    await ask("DELETE", `/api/webhook-endpoints/${(await endpointFor(url)).id}`);
  });

  it("gets a list page by page, and an error for what doesn't exist", async () => {
    const { ask, endpointFor } = opened;
    for (const path of ["/a", "/b", "/c"]) await endpointFor(`http://${receiver.host}${path}`);
    const first = await ask("GET", "/api/webhook-endpoints?limit=2");
    const second = await ask("GET", `/api/webhook-endpoints?limit=2&cursor=${first.body.nextCursor}`);
    const urls = [...first.body.items, ...second.body.items].map(({ url }) => new URL(url).pathname);
    expect(first.body.items).toHaveLength(2);
    // Those made within the same millisecond come in any order.
    expect(urls.toSorted()).toEqual(["/a", "/b", "/c", "/hook"]);
    expect(urls.at(-1)).toBe("/hook");
    expect((await ask("POST", "/api/webhook-endpoints/none/rotate")).status).toBe(404);
    expect((await ask("POST", "/api/webhook-endpoints/none/test")).status).toBe(404);
    expect((await ask("PATCH", "/api/webhook-endpoints/none", { isEnabled: true })).status).toBe(404);
  });
});

it.each(["https://example.org", "example.org/", "Example.org", "user@example.org", "example.org:"])(
  "doesn't start with WEBHOOK_ALLOWED_HOSTS=%s",
  async (hosts) => {
    const { place, remove } = await embedded.make();
    await expect(openSite(place, { WEBHOOK_ALLOWED_HOSTS: hosts })).rejects.toThrow("WEBHOOK_ALLOWED_HOSTS");
    await remove();
  },
);

describe("the receiver of docs/webhooks.md", () => {
  let program: ChildProcess | undefined;
  let opened: Awaited<ReturnType<typeof siteSendingTo>>;
  let output = "";
  let host: string;
  let secret: string;

  async function freePort(): Promise<number> {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    server.close();
    return typeof address === "object" && address ? address.port : 0;
  }

  beforeAll(async () => {
    const port = await freePort();
    host = `127.0.0.1:${port}`;
    opened = await siteSendingTo(embedded, host);
    ({ secret } = await opened.endpointFor(`http://${host}/hooks/leads`));
    const code = /```js\n([^]*?)```/.exec(readFileSync("docs/webhooks.md", "utf8"))?.[1] ?? "";
    const file = join(opened.site.services.environment.DATA_DIR, "receiver.mjs");
    writeFileSync(file, code);
    const env = { ...process.env, WEBHOOK_SECRET: secret, PORT: String(port) };
    program = spawn(process.execPath, [file], { env, stdio: ["ignore", "pipe", "inherit"] });
    program.stdout?.on("data", (part) => (output += String(part)));
  });
  afterAll(async () => {
    program?.kill();
    await opened.close();
  });

  const event = (name: string) =>
    bodyOf("plain", { type: `lead.${name}`, timestamp: new Date().toISOString(), data: { name: "Zoë 🎉" } });
  const send = (id: string) =>
    opened.site.services.webhooks.deliver({ url: `http://${host}/hooks/leads`, id, body: event(id) });

  it("takes what the site sends, each once", async () => {
    await expect.poll(async () => (await send("first")).kind).toBe("delivered");
    expect(await send("second")).toMatchObject({ kind: "delivered", status: 200 });
    expect(await send("second")).toMatchObject({ kind: "delivered", status: 200 });
    await expect.poll(() => output.match(/lead\.second/g)?.length).toBe(1);
    expect(output).toContain("Zoë 🎉");
  });

  it("keeps accepting through a change of the secret, and refuses other signatures", async () => {
    const { items } = (await opened.ask("GET", "/api/webhook-endpoints")).body;
    await opened.ask("POST", `/api/webhook-endpoints/${items[0].id}/rotate`);
    expect(await send("third")).toMatchObject({ kind: "delivered" });
    await opened.ask("POST", `/api/webhook-endpoints/${items[0].id}/rotate`);
    expect(await send("fourth")).toMatchObject({ kind: "retry", status: 401 });
    const forged = await fetch(`http://${host}/`, { method: "POST", body: event("forged") });
    expect([forged.status, output.includes("lead.forged")]).toEqual([401, false]);
  });
});
