import { randomBytes, randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase, type Database } from "#db";
import { defaultPages, SHARED_BLOCKS_PATH } from "#publishing";
import { publishPage } from "#publishing/server";
import { SOON_MS } from "../databases.ts";
import { readLeads } from "../services.ts";
import { useBrowser } from "./browser.ts";
import { answerCard, fillForm, sendButton } from "./lead-form.ts";
import { newFolder, startSite, type ServerProcess } from "./server-process.ts";

const server = process.env.TEST_DATABASE_URL ?? "";

async function administrate(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}

// `npm test` always names a server, unless SKIP_POSTGRES=1 says otherwise.
describe.runIf(server)("two processes on one PostgreSQL", () => {
  const { open } = useBrowser();
  const name = `e2e_${randomUUID().replaceAll("-", "")}`;
  const url = new URL(server || "postgresql://localhost");
  url.pathname = name;
  const environment = { DATABASE_URL: url.href, APP_SECRET: randomBytes(32).toString("hex") };
  let first: ServerProcess;
  let second: ServerProcess;
  let database: Database;

  beforeAll(async () => {
    await administrate(`create database ${name}`);
    const start = () => startSite({ ...environment, DATA_DIR: newFolder() });
    [first, second] = await Promise.all([start(), start()]);
    database = await openDatabase({ url: url.href, folder: newFolder(), exclusive: false });
  });
  afterAll(async () => {
    await database.close();
    await Promise.all([first.stop(), second.stop()]);
    await administrate(`drop database ${name} with (force)`);
  });

  const body = async (site: ServerProcess, path = "/") => (await fetch(site.url + path)).text();

  it("start together on an empty database and seed each page once", async () => {
    const pages = await database.db.selectFrom("pages").select("path").execute();
    expect(pages.map(({ path }) => path).toSorted()).toEqual(
      [...defaultPages().map(({ path }) => path), SHARED_BLOCKS_PATH].toSorted(),
    );
    expect(await body(first)).toContain('data-block-type="roiCalculator"');
  });

  it("make tokens that the other one accepts", async () => {
    const [one, other] = await Promise.all([first, second].map((site) => body(site, "/csrf")));
    expect(one).toBe(other);
  });

  it("show a page that was published elsewhere, long before their caches would age", async () => {
    const publish = (headline: string) =>
      publishPage(database, { path: "/news", metaTags: [], blocks: [{ faq: { headline } }] });
    await publish("Before the change");
    for (const site of [first, second]) expect(await body(site, "/news")).toContain("Before the change");
    await publish("After the change");
    for (const site of [first, second]) {
      await expect.poll(() => body(site, "/news"), { timeout: SOON_MS }).toContain("After the change");
    }
  });

  it("are healthy, and answer 404 and /es like any site", async () => {
    expect(await body(second, "/healthz")).toBe('{"status":"ok"}');
    expect((await fetch(`${first.url}/none`)).status).toBe(404);
    expect(await body(first, "/es")).toContain('<html lang="es">');
  });

  it("take a lead from the browser, store it once, and keep it when the process is killed at once", async () => {
    const { page, problems } = await open(`${first.url}/`);
    await fillForm(page, "killed@example.org");
    await sendButton(page).click();
    await answerCard(page).waitFor();
    await first.stop("SIGKILL");
    const leads = await readLeads(database);
    expect(leads.filter(({ email }) => email === "killed@example.org")).toHaveLength(1);
    expect(problems).toEqual([]);
    await page.context().close();
    first = await startSite({ ...environment, DATA_DIR: first.folder, PORT: first.port });
    expect(await body(first)).toBe(await body(first));
  });

  it("survive a lost connection: pages stay, and changes arrive afterwards", async () => {
    await body(second, "/news");
    await administrate(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    await expect.poll(async () => (await fetch(`${second.url}/healthz`)).status).toBe(200);
    await publishPage(database, { path: "/news", metaTags: [], blocks: [{ faq: { headline: "After the outage" } }] });
    await expect.poll(() => body(second, "/news")).toContain("After the outage");
  });
});
