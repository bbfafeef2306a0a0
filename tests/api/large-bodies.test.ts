import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { useApi } from "../api-client.ts";
import { engines } from "../databases.ts";
import { joinAs } from "../members.ts";
import { siteFor } from "../site-for.ts";
import type { BrowserHeaders } from "../sign-in.ts";

const LARGE = 1_500_000;
const PAGES = "/api/pages";
const IMPORT = "/api/posts/import?dryRun=1";

describe.each(engines)("large bodies on $name", (engine) => {
  const { site } = siteFor(engine);
  let admin: BrowserHeaders;
  let editor: BrowserHeaders;
  beforeAll(async () => {
    admin = (await useApi(site(), "admin")).headers;
    editor = (await useApi(site(), "editor")).headers;
  });

  const lengthOf = (bytes: number): Record<string, string> =>
    bytes > 0 ? { "content-length": String(bytes) } : { "transfer-encoding": "chunked" };

  /** Declares a body (`bytes` 0: without its length), and sends it when it is asked to: until then it is being read. */
  function begin(path: string, headers: BrowserHeaders, bytes = LARGE) {
    const isAsked = Promise.withResolvers<void>();
    const isRead = Promise.withResolvers<void>();
    const source = {
      pull: async (controller: ReadableStreamDefaultController<Uint8Array>) => {
        isRead.resolve();
        await isAsked.promise;
        controller.enqueue(new TextEncoder().encode("{}"));
        controller.close();
      },
    };
    const body = new ReadableStream(source, { highWaterMark: 0 });
    const declared = { "content-type": "application/json", ...lengthOf(bytes) };
    const init = { method: "POST", body, headers: { ...headers, ...declared }, duplex: "half" as const };
    const answer = Promise.resolve(site().request(path, init));
    const status = answer.then((one) => one.status);
    return { answer, status, isRead: isRead.promise, send: isAsked.resolve };
  }

  it.each([PAGES, IMPORT])("are read two of a user at a time, so that nobody takes all memory: %s", async (path) => {
    const inside = [begin(path, admin), begin(path, admin)];
    await Promise.all(inside.map(({ isRead }) => isRead));
    const refused = await begin(path, admin).answer;
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "5"]);
    expect(await refused.json()).toMatchObject({ error: { code: "TOO_MANY" } });
    const small = begin(PAGES, admin, 100);
    const others = begin(path, editor);
    const all = [small, others, ...inside];
    for (const { send } of all) send();
    expect(await Promise.all(all.map(({ status }) => status))).toEqual([422, 422, 422, 422]);
    const next = begin(path, admin);
    next.send();
    expect(await next.status).toBe(422);
  });

  it("that are files wait their turn, and people of organisations for each other only", async () => {
    const api = await useApi(site(), "admin");
    await api.post("/api/tenants", { name: "club", title: "Club" });
    const photo = { name: "photo", title: "Photo", type: "image" };
    await api.post("/api/entities", { name: "boats", title: "Boat", titlePlural: "Boats", properties: [photo] });
    const members: BrowserHeaders[] = [];
    for (const name of ["a", "b", "c", "d"]) {
      members.push((await joinAs(site(), "club", "manager", `${name}@example.org`)).headers);
    }
    const upload = (who: BrowserHeaders) => begin("/api/tenants/club/entities/boats/pictures?name=a.png", who);
    const inside = [...members, ...members].map(upload);
    await Promise.all(inside.map(({ isRead }) => isRead));
    let isThirdRead = false;
    const third = upload(members[0] ?? admin);
    void third.isRead.then(() => (isThirdRead = true));
    const ofStaff = begin("/api/media?name=a.png", admin);
    await ofStaff.isRead;
    expect(isThirdRead).toBe(false);
    inside[0]?.send();
    await third.isRead;
    for (const { send } of [...inside, third, ofStaff]) send();
    const statuses = await Promise.all([...inside, third, ofStaff].map(({ status }) => status));
    expect(new Set(statuses)).toEqual(new Set([422]));
  });

  it("that arrive slowly make room for others", async () => {
    const slow = begin(PAGES, admin);
    await slow.isRead;
    const other = begin(PAGES, admin);
    await other.isRead;
    const now = performance.now();
    const clock = vi.spyOn(performance, "now").mockImplementation(() => now + 31_000);
    onTestFinished(() => clock.mockRestore());
    const next = begin(PAGES, admin);
    await next.isRead;
    const refused = await slow.answer;
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "5"]);
    for (const { send } of [slow, other, next]) send();
    expect([await other.status, await next.status]).toEqual([422, 422]);
  });

  it("of an import of rows are read as they are stored, without a length too", async () => {
    const api = await useApi(site(), "admin");
    const properties = [{ name: "title", title: "Title", type: "text" }];
    await api.post("/api/entities", { name: "ports", title: "Port", titlePlural: "Ports", properties });
    const { promise: isAsked, resolve: send } = Promise.withResolvers<void>();
    let parts = ["Title\nAlexandria\nBari\nCorinth\nDelos\n", "Ephesus\n"];
    const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
      const [part, ...rest] = parts;
      if (rest.length === 0) await isAsked;
      if (part === undefined) return controller.close();
      parts = rest;
      controller.enqueue(new TextEncoder().encode(part));
    };
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    const headers = { ...admin, "content-type": "text/csv", "transfer-encoding": "chunked" };
    const init = { method: "POST", body, headers, duplex: "half" as const };
    const answer = await site().request("/api/tenants/site/entities/ports/rows/import", init);
    send();
    expect(await answer.text()).toContain('"added":5');
  });

  it.each([PAGES, IMPORT])("without a length count where they may be large, before they are read: %s", async (path) => {
    const inside = [begin(path, admin, 0), begin(path, admin, 0)];
    await Promise.all(inside.map(({ isRead }) => isRead));
    expect(await begin(path, admin, 0).status).toBe(429);
    const bounded = Array.from({ length: 3 }, () => begin("/api/invitations", admin, 0));
    await Promise.all(bounded.map(({ isRead }) => isRead));
    for (const { send } of [...inside, ...bounded]) send();
    const statuses = await Promise.all([...inside, ...bounded].map(({ status }) => status));
    expect(statuses).toEqual([422, 422, 422, 422, 422]);
  });
});
