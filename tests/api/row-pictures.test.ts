import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { engines } from "../databases.ts";
import { queryHtml } from "../query-html.ts";
import { json, useRowForm } from "../row-form.ts";

const PET = {
  name: "pets",
  title: "Pet",
  titlePlural: "Pets",
  visitors: { read: true, create: true },
  properties: [
    { name: "name", title: "Name", type: "text", isDisplay: true, isRequired: true },
    { name: "photo", title: "Photo", type: "image", isRequired: true },
    { name: "other", title: "Other", type: "image" },
  ],
};

const variables = { entityName: { type: "manual", value: "pets" } };

let shade = 0;

/** A picture unlike all others, with something hidden beside its pixels. */
async function picture(format: "png" | "jpeg" = "png"): Promise<Buffer> {
  shade += 1;
  const image = sharp({ create: { width: 60, height: 40, channels: 3, background: { r: shade, g: 90, b: 90 } } });
  return image
    .withExif({ IFD0: { Copyright: "hidden" } })
    .toFormat(format)
    .toBuffer();
}

describe.each(engines)("pictures that visitors send with a row, on $name", (engine) => {
  const { site, place, api, token, page, publish } = useRowForm(engine);
  const ROWS = "/api/tenants/site/entities/pets/rows";
  const rows = async () => (await api().get(`${ROWS}?limit=100`)).body.items;
  const media = async () => (await api().get("/api/media")).body.items;
  const files = () => {
    const folder = join(place().folder, "media");
    return existsSync(folder)
      ? readdirSync(folder, { recursive: true }).filter((name) => /\.\w+$/.test(String(name)))
      : [];
  };
  let entityId = "";
  let clients = 0;

  function send(fields: Record<string, string | Buffer>, headers: Record<string, string> = json, path = "/pets/new") {
    const body = new FormData();
    for (const [name, value] of Object.entries({ action: "row_creation", csrf: token(), ...fields })) {
      if (typeof value === "string") body.append(name, value);
      else body.append(name, new File([new Uint8Array(value)], "cat.png"));
    }
    clients += 1;
    const all = { origin: "https://example.org", "x-forwarded-for": `sender ${clients}`, ...headers };
    return site().request(path, { method: "POST", body, headers: all });
  }

  async function limitTo(max: number | null) {
    const { inTransaction, enterTenant } = site().services.database;
    await inTransaction(async (trx) => {
      const { rows: limits } = await enterTenant(trx, "site");
      await limits.updateTable("limits").set({ max }).where("feature", "=", `rows:${entityId}`).execute();
    });
  }

  beforeAll(async () => {
    entityId = (await api().post("/api/entities", PET)).body.id;
    await publish("/pets/new", [{ rowsNew: { style: "form", variables, hiddenProperties: [] } }]);
    await publish("/pets", [{ rowsList: { style: "cards", variables, hiddenProperties: [] } }]);
  });
  beforeEach(async () => {
    for (const { id } of await rows()) await api().remove(`${ROWS}/${id}`);
  });

  it("are asked for by a form that sends files", async () => {
    const html = queryHtml(await page("/pets/new"));
    expect(html.one("main form").properties.encType).toBe("multipart/form-data");
    expect(html.one("[name=photo]").properties).toMatchObject({ type: "file", required: true });
    expect(html.texts("[data-field=photo] p")).toEqual(["PNG, JPEG, WebP or AVIF, at most 10 MB"]);
  });

  it.each(["png", "jpeg"] as const)("are stored with the row, encoded again: %s", async (format) => {
    const sent = await picture(format);
    expect(sent.includes("hidden")).toBe(true);
    const answer = await send({ name: "Tom", photo: sent });
    expect([answer.status, (await rows()).length]).toEqual([200, 1]);
    const [{ values }] = await rows();
    expect(values).toMatchObject({
      name: "Tom",
      other: null,
      photo: expect.stringMatching(/^\/media\/[0-9a-f]{64}\.(?:png|jpg)$/),
    });
    const stored = Buffer.from(await (await site().request(values.photo)).arrayBuffer());
    expect(values.photo).toContain(createHash("sha256").update(stored).digest("hex"));
    expect([stored.includes("hidden"), (await sharp(stored).metadata()).width]).toEqual([false, 60]);
    expect((await media())[0]).toMatchObject({ url: values.photo, name: "cat.png", width: 60, height: 40 });
    expect(await page("/pets")).toContain(values.photo);
  });

  it("lead to the confirmation without JavaScript too", async () => {
    const answer = await send({ name: "Tom", photo: await picture() }, {});
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      expect.stringContaining("/pets/new?created="),
    ]);
    expect(await rows()).toHaveLength(1);
  });

  it.each([
    ["no picture", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "Please choose a picture in PNG"],
    ["a text with the name of a picture", Buffer.from("hello"), "Please choose a picture in PNG"],
    ["nothing", "", "Please fill in this field."],
    ["an address", "/media/x.png", "Please fill in this field."],
  ])("are refused at their field, and nothing is stored: %s", async (_case, photo, text) => {
    const before = [files(), await media()];
    const answer = await send({ name: "Tom", photo });
    const { fields } = await answer.json();
    expect([answer.status, fields.photo]).toEqual([422, expect.stringContaining(text)]);
    expect([await rows(), [files(), await media()]]).toEqual([[], before]);
  });

  it("are named again where the page that answers can't keep them", async () => {
    const answer = await send({ name: "", photo: await picture() }, {}, "/es/pets/new");
    const html = queryHtml(await answer.text());
    expect([answer.status, html.texts("[data-field=photo] p").at(-1)]).toEqual([
      422,
      "Vuelva a elegir su imagen: cat.png",
    ]);
  });

  it("leave nothing behind where the row isn't stored: at the limit, of a program, in the wrong place", async () => {
    const before = [files(), await media()];
    await send({ name: "first", photo: await picture() });
    const [{ id, values: kept }] = await rows();
    const withFirst = [files(), await media()];
    await limitTo(1);
    const full = await Promise.all(
      [1, 2, 3].map(async () => (await send({ name: "late", photo: await picture() })).status),
    );
    expect(full).toEqual([409, 409, 409]);
    // The stored row's own picture stays, even when it is sent again.
    const same = Buffer.from(await (await site().request(kept.photo)).arrayBuffer());
    expect((await send({ name: "again", photo: same })).status).toBe(409);
    expect((await site().request(kept.photo)).status).toBe(200);
    await limitTo(null);
    expect((await send({ name: "Bot", photo: await picture(), company_fax: "1" })).status).toBe(200);
    expect((await send({ name: "x", photo: await picture(), csrf: "forged" })).status).toBe(403);
    await api().patch("/api/entities/pets", { visitors: { read: true, create: false } });
    expect((await send({ name: "x", photo: await picture() })).status).toBe(404);
    await api().patch("/api/entities/pets", { visitors: { read: true, create: true } });
    expect([files(), await media()]).toEqual(withFirst);
    expect(before[0]).toHaveLength((withFirst[0]?.length ?? 0) - 1);
    expect((await rows()).map((one: { id: string }) => one.id)).toEqual([id]);
  });

  it("are at most ten in ten minutes and 10 MB each; other pages read no large body", async () => {
    const me = { ...json, "x-forwarded-for": "me" };
    const text = Buffer.from("no picture");
    for (let n = 0; n < 10; n += 1) expect((await send({ name: "Tom", photo: text }, me)).status).toBe(422);
    const late = await send({ name: "Tom", photo: await picture() }, me);
    expect([late.status, Number(late.headers.get("retry-after")) > 500]).toEqual([429, true]);
    const large = Buffer.alloc(10 * 1024 * 1024 + 1);
    expect((await (await send({ name: "Tom", photo: large })).json()).fields.photo).toContain("at most 10 MB");
    const declared = (length: number) => ({ ...json, "content-length": String(length) });
    expect((await send({ name: "Tom", photo: text }, declared(11 * 1024 * 1024))).status).toBe(413);
    expect((await send({ name: "Tom", photo: text }, declared(1024 * 1024), "/pets")).status).toBe(404);
    expect(await rows()).toEqual([]);
  });

  it("are stored once for a double click", async () => {
    const me = { ...json, "x-forwarded-for": "me again" };
    const photo = await picture();
    const answers = await Promise.all([1, 2].map(() => send({ name: "Tom", photo }, me)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [row, ...others] = await rows();
    expect([others, (await site().request(row.values.photo)).status]).toEqual([[], 200]);
  });
});
