import { execFile } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { leadsOf } from "./lead-form.ts";
import { newFolder, runScript, startSite } from "./server-process.ts";
import { LEAD } from "../lead.ts";

/** What a process that does nothing takes on a quiet machine, in milliseconds. */
const QUIET_PROCESS_MS = 80;

/** @returns what work gives, and how much slower than a quiet one this machine was meanwhile: 1 at least. */
async function withSlowness<Value>(work: Promise<Value>): Promise<{ value: Value; slowness: number }> {
  let slowness = 1;
  const state = { isDone: false };
  const done = work.finally(() => (state.isDone = true));
  while (!state.isDone) {
    const began = performance.now();
    await promisify(execFile)(process.execPath, ["-e", ""]);
    slowness = Math.max(slowness, (performance.now() - began) / QUIET_PROCESS_MS);
  }
  return { value: await done, slowness };
}

/** @returns a page's HTML without its forms' tokens, which are new each hour. */
async function readPage(url: string): Promise<string> {
  return (await (await fetch(url)).text()).replaceAll(/\d+\.[\w-]{43}/g, "");
}

describe("npm start", () => {
  it("starts a second time in under three seconds of a quiet machine, with the same secret and pages", async () => {
    const first = await startSite();
    const html = await readPage(first.url);
    const secret = readFileSync(join(first.folder, "secret"), "utf8");
    // Sent when the terminal is closed.
    expect(await first.stop("SIGHUP")).toBe(0);
    const again = startSite({ DATA_DIR: first.folder, PORT: first.port });
    const { value: second, slowness } = await withSlowness(again);
    expect(second.readyMs).toBeLessThan(3000 * slowness);
    expect(await readPage(second.url)).toBe(html);
    expect(readFileSync(join(first.folder, "secret"), "utf8")).toBe(secret);
    expect(statSync(join(first.folder, "secret")).mode & 0o077).toBe(0);
    expect(second.output()).toContain(`Blockwright is ready: ${second.url}`);
    await second.stop();
  });

  it("ends requests under way before it exits with 0 at SIGTERM", async () => {
    const site = await startSite();
    const type = "application/x-www-form-urlencoded";
    const headers = { "content-type": type, origin: site.url, expect: "100-continue" };
    const slow = request(site.url, { method: "POST", headers });
    const answered = once(slow, "response");
    slow.flushHeaders();
    await once(slow, "continue");
    slow.write("action=");
    const stopped = site.stop();
    const takesMore = () =>
      fetch(`${site.url}/healthz`).then(
        () => true,
        () => false,
      );
    await expect.poll(takesMore).toBe(false);
    slow.end("none");
    const [answer] = await answered;
    expect(answer.statusCode).toBe(404);
    answer.resume();
    expect(await stopped).toBe(0);
  });

  it("logs one line a request without address, query or anything entered", async () => {
    const site = await startSite({ TRUST_PROXY: "1" });
    await fetch(`${site.url}/?email=ada@example.org`, { headers: { "x-forwarded-for": "203.0.113.7" } });
    await site.stop();
    const lines = site
      .output()
      .split("\n")
      .filter((line) => line.includes('"path":"/"'));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ method: "GET", path: "/", status: 200 });
    expect(site.output()).not.toMatch(/ada@example|203\.0\.113\.7/);
  });

  it("says in one line what is wrong and how to mend it", async () => {
    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    const { port } = taken.address() as AddressInfo;
    const cases: [Record<string, string>, RegExp][] = [
      [{ PORT: String(port) }, /^Port \d+ is already in use\. Stop .* set PORT .*\n$/],
      [{ PORT: "x", LOG_LEVEL: "y" }, /^Invalid environment: PORT: .*; LOG_LEVEL: .*\n$/],
    ];
    for (const [variables, message] of cases) {
      const { code, output } = await runScript("start", [], { ...variables, DATA_DIR: newFolder() });
      expect(output).toMatch(message);
      expect(code).toBe(1);
    }
    taken.close();
  });
});

describe("a thanked lead", () => {
  it("is there after the process is killed the moment it answered, in each of two rounds", async () => {
    const folder = newFolder();
    for (let round = 1; round <= 2; round += 1) {
      const site = await startSite({ DATA_DIR: folder });
      const { token } = await (await fetch(`${site.url}/csrf`)).json();
      const email = `round-${round}@example.org`;
      const answer = await fetch(site.url, {
        method: "POST",
        body: new URLSearchParams({ ...LEAD, csrf: token, email }),
        headers: { accept: "application/json", origin: site.url },
      });
      await site.stop("SIGKILL");
      expect(answer.status).toBe(200);
      expect(await leadsOf(email, folder)).toHaveLength(1);
    }
  });
});

describe("backup and restore", () => {
  it("copies a running site, and the copy makes the same site elsewhere", async () => {
    const site = await startSite();
    const html = await readPage(site.url);
    const file = join(newFolder(), "site.db");
    expect((await runScript("backup", [file], { DATA_DIR: site.folder })).code).toBe(0);
    const occupied = await runScript("restore", [file], { DATA_DIR: site.folder });
    expect(occupied).toMatchObject({ code: 1, output: expect.stringContaining("already holds a database") });
    const folder = newFolder();
    expect((await runScript("restore", [file], { DATA_DIR: folder })).code).toBe(0);
    expect(readdirSync(folder)).toEqual(["blockwright.db"]);
    await site.stop();
    const restored = await startSite({
      DATA_DIR: folder,
      PORT: site.port,
      APP_SECRET: readFileSync(join(site.folder, "secret"), "utf8"),
    });
    expect(await readPage(restored.url)).toBe(html);
    await restored.stop();
  });

  it("refuses what is no backup, and makes nothing of it", async () => {
    const folder = newFolder();
    const { code, output } = await runScript("restore", [import.meta.filename], { DATA_DIR: folder });
    expect([code, output]).toEqual([1, expect.stringMatching(/is not a .*backup/)]);
    expect(readdirSync(folder)).toEqual([]);
    expect((await runScript("restore", ["/none.db"], { DATA_DIR: folder })).output).toContain("There is no file");
  });

  it("names a role for a dump of PostgreSQL that row-level security lets read everything", async () => {
    const variables = { DATA_DIR: newFolder(), DATABASE_URL: "postgresql://site:hidden@127.0.0.1:9/site" };
    const { code, output } = await runScript("backup", [], variables);
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/`pg_dump .*superuser or has BYPASSRLS(?!.*hidden).*\n$/),
    ]);
  });
});
