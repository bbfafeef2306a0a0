import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { engines } from "../databases.ts";
import { joinAs, type Member } from "../members.ts";
import { siteAndApiFor } from "../site-for.ts";

const PHOTO = { name: "photo", title: "Photo", type: "image" };
const TITLE = { name: "title", title: "Title", type: "text", isDisplay: true };

let shade = 0;
/** A picture unlike all others, with something hidden beside its pixels. */
const picture = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: { r: (shade += 1), g: 80, b: 90 } } })
    .withExif({ IFD0: { Copyright: "hidden" } })
    .jpeg()
    .toBuffer();

describe.each(engines)("pictures of an organisation's people, on $name", (engine) => {
  const { site, api } = siteAndApiFor(engine, "admin");
  let [member, owner]: Member[] = [];

  /** @returns the code of the failure, or the status, and the answer. */
  async function send(who: Member | undefined, entity: string, bytes: Buffer, type = "image/jpeg", tenant = "club") {
    const answer = await site().request(`/api/tenants/${tenant}/entities/${entity}/pictures?name=me.jpg`, {
      method: "POST",
      headers: { ...who?.headers, "content-type": type },
      body: new Uint8Array(bytes),
    });
    const body = await answer.json();
    return { result: body.error?.code ?? answer.status, body, answer };
  }
  const media = async () => (await api().get("/api/media")).body.items;

  beforeAll(async () => {
    const words = { title: "Course", titlePlural: "Courses" };
    await api().post("/api/entities", { ...words, name: "seen", properties: [TITLE, PHOTO], members: { read: true } });
    await api().post("/api/entities", { ...words, name: "tasks", properties: [TITLE, PHOTO], members: { edit: true } });
    await api().post("/api/entities", { ...words, name: "plain", properties: [TITLE], members: { edit: true } });
    for (const name of ["club", "others"]) await api().post("/api/tenants", { name, title: `The ${name}` });
    [member, owner] = [await joinAs(site(), "club", "member"), await joinAs(site(), "club", "owner")];
  });
  beforeEach(async () => {
    await site().services.database.db.deleteFrom("rate_limits").execute();
  });

  it("are encoded again and get an address that a row takes", async () => {
    const sent = await picture();
    const { result, body } = await send(member, "tasks", sent);
    expect([result, body]).toEqual([201, { url: expect.stringMatching(/^\/media\/[0-9a-f]{64}\.jpg$/) }]);
    const stored = Buffer.from(await (await site().request(body.url)).arrayBuffer());
    expect([sent.includes("hidden"), stored.includes("hidden")]).toEqual([true, false]);
    const headers = { ...member?.headers, "content-type": "application/json" };
    const values = JSON.stringify({ values: { title: "Mine", photo: body.url } });
    const at = "/api/tenants/club/entities/tasks/rows";
    const row = await site().request(at, { method: "POST", headers, body: values });
    expect((await row.json()).values.photo).toBe(body.url);
    expect((await media())[0]).toMatchObject({ url: body.url, name: "me.jpg" });
    expect((await site().request("/api/media", { headers })).status).toBe(403);
  });

  it("are taken where their rows may be changed, and nowhere else", async () => {
    const before = await media();
    const bytes = await picture();
    const tried = [
      await send(undefined, "tasks", bytes),
      await send(member, "seen", bytes),
      await send(member, "tasks", bytes, "image/jpeg", "others"),
      await send(member, "tasks", bytes, "image/jpeg", "site"),
      await send(member, "none", bytes),
      await send(member, "plain", bytes),
    ];
    const refused = ["FORBIDDEN", "FORBIDDEN", "FORBIDDEN", "FORBIDDEN", "FORBIDDEN", "INVALID"];
    expect(tried.map(({ result }) => result)).toEqual(refused);
    expect(await media()).toEqual(before);
    expect((await send(owner, "seen", bytes)).result).toBe(201);
  });

  it("are PNG, JPEG, WebP or AVIF of at most 10 MB, ten in ten minutes", async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect((await send(member, "tasks", svg, "image/svg+xml")).result).toBe("INVALID");
    const text = await send(member, "tasks", Buffer.from("text"));
    expect(text.body.error.message).toBe("This file isn’t a picture in PNG, JPEG, WebP or AVIF.");
    const empty = await send(member, "tasks", Buffer.alloc(0));
    expect(empty.body.error).toEqual({ code: "INVALID", message: "This file is empty." });
    expect((await send(member, "tasks", Buffer.alloc(10 * 1024 * 1024 + 1))).result).toBe("TOO_LARGE");
    for (let n = 0; n < 7; n += 1) await send(member, "tasks", Buffer.from("text"));
    const late = await send(member, "tasks", await picture());
    expect([late.result, Number(late.answer.headers.get("retry-after")) > 500]).toEqual(["TOO_MANY", true]);
    expect((await send(owner, "tasks", await picture())).result).toBe(201);
  });
});
