import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines, SOON_MS } from "../databases.ts";
import { bytesOf, DraftClient, stateOf, type Told } from "../draft-client.ts";
import { readEvents } from "../event-reader.ts";
import { newFolder, startSite, type ServerProcess } from "./server-process.ts";
import { ADMIN, apiOf, signInAsAdmin, type Api } from "./signed-in-api.ts";

const shared = engines.find(({ name }) => name === "PostgreSQL");
type Heard = { pageId: string; revision: number; operations: Told[] };

// `npm test` always names a server, unless SKIP_POSTGRES=1 says otherwise.
describe.runIf(shared)("two processes that edit one site", () => {
  let remove: () => Promise<void>;
  let processes: ServerProcess[] = [];
  let apis: Api[] = [];
  beforeAll(async () => {
    if (!shared) return;
    const made = await shared.make();
    ({ remove } = made);
    const variables = { ...ADMIN, DATABASE_URL: made.place.url ?? "", APP_SECRET: randomBytes(32).toString("hex") };
    const start = () => startSite({ ...variables, DATA_DIR: newFolder(), LOG_LEVEL: "error" });
    processes = await Promise.all([start(), start()]);
    const cookie = await signInAsAdmin(processes[0]?.url ?? "");
    apis = processes.map(({ url }) => apiOf(url, cookie));
  });
  afterAll(async () => {
    await Promise.all(processes.map((one) => one.stop()));
    await remove();
  });

  async function openPage(path: string) {
    const [api] = apis;
    const blocks = ["a", "b"].map((headline) => ({ heading: { headline } }));
    const made = await api?.post("/api/pages", { path, title: path, blocks });
    const address = `/api/pages/${made?.body.id}`;
    return {
      id: String(made?.body.id),
      address,
      draft: async (from = api) => (await from?.get(`${address}/draft`))?.body,
    };
  }

  it("bring what many clients write through both of them to one draft", async () => {
    const { address, draft } = await openPage("/both");
    const first = await draft();
    const [one, two] = first.page.blocks;
    const write = async (api: Api, client: DraftClient) => {
      for (let n = 0; n < 12; n += 1) {
        const block = { heading: { headline: `${client.id} ${n}` } };
        client.edit({ type: "insert", key: `${client.id}-${n}`, after: n % 2 ? one.key : null, block });
        client.edit({ type: "set", key: two.key, path: ["heading", "headline"], value: `${client.id} ${n}` });
        client.edit({ type: "move", key: one.key, after: n % 3 ? two.key : null });
        for (let batch = client.send(); batch; batch = client.send()) {
          const { status, body } = await api.post(`${address}/operations`, batch);
          expect(status).toBe(200);
          client.take(batch.batchId, body);
        }
      }
    };
    const clients = Array.from({ length: 6 }, (_one, n) => new DraftClient(`c${n}`, first));
    const apiFor = (n: number) => apis.at(n % 2) as Api;
    await Promise.all(clients.map((client, n) => write(apiFor(n), client)));
    const [final, other] = await Promise.all(apis.map((api) => draft(api)));
    expect(other).toEqual(final);
    expect(final.page.blocks).toHaveLength(2 + 6 * 12);
    for (const [n, client] of clients.entries()) {
      client.receive((await apiFor(n).get(`${address}/operations?after=${client.revision}`)).body);
      expect(client.bytes).toBe(bytesOf(stateOf(final)));
    }
  });

  it("tell each other's browsers what was done, in order, and who is there", async () => {
    const { id, address } = await openPage("/heard");
    const [here, there] = apis;
    const events = readEvents((await there?.listen(`/api/events?pages=${id}`)) ?? new Response());
    await events.take("operations");
    for (let revision = 1; revision <= 5; revision += 1) {
      const operations = [{ type: "setMeta", name: "title", value: `Title ${revision}` }];
      await here?.post(`${address}/operations`, {
        baseRevision: revision,
        clientId: "c",
        batchId: `b${revision}`,
        operations,
      });
    }
    const heard: Told[] = [];
    while (heard.length < 5) heard.push(...(await events.take<Heard>("operations")).operations);
    expect(heard.map(({ revision }) => revision)).toEqual([2, 3, 4, 5, 6]);
    await here?.post(`${address}/presence`, { clientId: "tab" });
    const isThere = ({ people }: { people: { clientId: string }[] }) =>
      people.some(({ clientId }) => clientId === "tab");
    await events.take("presence", isThere);
    await events.close();
  });

  it("both show what one of them publishes, long before their caches would age", async () => {
    const { address } = await openPage("/seen");
    const [here, there] = apis;
    const visit = async (n: number) => (await fetch(`${processes[n]?.url}/seen`)).text();
    await here?.post(`${address}/publish`);
    for (const n of [0, 1]) expect(await visit(n)).toContain(">a<");
    const { body } = await (there as Api).get(`${address}/draft`);
    const path = ["heading", "headline"];
    const operations = [{ type: "set", key: body.page.blocks[0].key, path, value: "Brand new" }];
    await there?.post(`${address}/operations`, { baseRevision: 1, clientId: "c", batchId: "b", operations });
    expect((await here?.post(`${address}/publish`, { revision: 2 }))?.status).toBe(200);
    await expect.poll(() => visit(1), { timeout: SOON_MS, interval: 20 }).toContain("Brand new");
    expect(await visit(0)).toContain("Brand new");
    expect((await here?.post(`${address}/unpublish`))?.status).toBe(200);
    await expect
      .poll(async () => (await fetch(`${processes[1]?.url}/seen`)).status, { timeout: SOON_MS, interval: 20 })
      .toBe(404);
  });

  it("publish one version when both are asked to at once", async () => {
    const { address } = await openPage("/once");
    const answers = await Promise.all([...apis, ...apis].map((api) => api.post(`${address}/publish`)));
    expect(new Set(answers.map(({ body }) => body.versionId)).size).toBe(1);
    expect((await apis[1]?.get(`${address}/versions`))?.body.items).toHaveLength(1);
  });
});

/** For so long a stopping server waits for answers that have begun. */
const DRAIN_MS = 10_000;

describe("a server that is asked to stop", () => {
  it("ends the streams of browsers that listen, and exits at once", async () => {
    const site = await startSite({ ...ADMIN, LOG_LEVEL: "error" });
    const api = apiOf(site.url, await signInAsAdmin(site.url));
    const { body } = await api.get("/api/pages");
    const events = readEvents(await api.listen(`/api/events?pages=${body.items[0].id}`));
    await events.take("operations");
    const began = performance.now();
    expect(await site.stop()).toBe(0);
    expect(performance.now() - began).toBeLessThan(DRAIN_MS);
    await expect.poll(events.isEnded).toBe(true);
  });
});
