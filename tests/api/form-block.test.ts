import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { formToken } from "#forms/server";
import { sweepPrivateFiles } from "#media/server";
import { makePage, useApi, type Api } from "../api-client.ts";
import { engines, type Engine } from "../databases.ts";
import { queryHtml } from "../query-html.ts";
import { siteFor } from "../site-for.ts";

const json = { accept: "application/json" };

const FIELDS = [
  { id: 1, type: "text", label: "Your name", required: true },
  { id: 2, type: "email", label: "Email", required: true },
  { id: 3, type: "phone", label: "Phone" },
  { id: 4, type: "number", label: "Students" },
  { id: 5, type: "date", label: "First day" },
  { id: 6, type: "choice", label: "Subject", required: true, options: ["A pilot", "Something else"] },
  { id: 7, type: "choices", label: "Days", options: ["Monday", "Friday"] },
  { id: 8, type: "checkbox", label: "Call me" },
  { id: 9, type: "longText", label: "Message", help: "A few sentences" },
  { id: 10, type: "file", label: "Attachment" },
  { id: 11, type: "hidden", label: "Campaign", parameter: "utm_campaign" },
];

const block = (more: object = {}) => ({
  form: { style: "card", headline: "Write to us", formName: "Contact", fields: FIELDS, ...more },
});

const VALID = { f1: "Ada Lovelace", f2: "ada@example.org", f6: "A pilot" };

/** Opens a site with a form at /write for a suite; nothing of one test is left for the next. */
function useForm(engine: Engine) {
  const { site } = siteFor(engine, { TRUST_PROXY: "1" });
  let admin: Api;
  let clients = 0;
  const api = () => admin;
  const token = () => formToken(site().services.secret, "form_submission", Date.now());

  function post(fields: Record<string, string>, headers: Record<string, string> = json, path = "/write") {
    clients += 1;
    return site().request(path, {
      method: "POST",
      body: new URLSearchParams({ action: "form_submission", csrf: token(), ...fields }).toString(),
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        origin: "https://example.org",
        "x-forwarded-for": `client ${clients}`,
        ...headers,
      },
    });
  }

  /** Posts with a file, as browsers do. */
  async function postFile(file: File, fields: Record<string, string> = VALID) {
    const body = new FormData();
    for (const [name, value] of Object.entries({ action: "form_submission", csrf: token(), ...fields }))
      body.set(name, value);
    body.set("f10", file);
    const encoded = new Response(body);
    clients += 1;
    return site().request("/write", {
      method: "POST",
      body: await encoded.arrayBuffer(),
      headers: {
        "content-type": encoded.headers.get("content-type") ?? "",
        origin: "https://example.org",
        "x-forwarded-for": `client ${clients}`,
        ...json,
      },
    });
  }

  async function publish(path: string, blocks: object[]): Promise<string> {
    const id = await makePage(admin, path, blocks);
    const published = await admin.post(`/api/pages/${id}/publish`);
    if (published.status !== 200) throw new Error(JSON.stringify(published.body));
    return id;
  }
  const entries = async (query = "status=all") => (await admin.get(`/api/inbox/entries?${query}`)).body.items;
  /** The only entry, in full. */
  const only = async () => {
    const [first, ...rest] = await entries();
    expect(rest).toEqual([]);
    return (await admin.get(`/api/inbox/entries/${first.id}`)).body;
  };

  beforeAll(async () => {
    admin = await useApi(site(), "admin");
    await publish("/write", [block()]);
  });
  beforeEach(async () => {
    const { db } = site().services.database;
    for (const table of ["rate_limits", "inbox_entries", "submissions", "private_files"] as const)
      await db.deleteFrom(table).execute();
  });
  return { site, api, post, postFile, publish, entries, only };
}

describe.each(engines)("the form block, on $name", (engine) => {
  const { site, api, post, postFile, publish, entries, only } = useForm(engine);

  it("asks for its fields with the right inputs, and not for the hidden one", async () => {
    const { all, texts } = queryHtml(await (await site().request("/write")).text());
    const inputs = all("[data-field] :is(input, select, textarea)").map((one) => {
      const { name, type, required } = one.properties;
      return [name, type ?? one.tagName, required ?? false].join(" ");
    });
    expect(inputs).toEqual([
      "f1 text true",
      "f2 email true",
      "f3 tel false",
      "f4 number false",
      "f5 date false",
      "f6 radio true",
      "f6 radio true",
      "f7 checkbox false",
      "f7 checkbox false",
      "f8 checkbox false",
      "f9 textarea false",
      "f10 file false",
    ]);
    expect(texts("[data-field=f9] p")).toEqual(["A few sentences"]);
  });

  it("stores what was entered with where it came from, and the form as it was", async () => {
    const more = {
      f4: "12",
      f7: "Friday",
      f8: "on",
      f9: "Line one\r\nline two",
      _referrer: "https://search.example/?q=me",
    };
    const answer = await post({ ...VALID, ...more }, json, "/write?utm_campaign=spring");
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { success: "We have your request and will come back to you." },
    ]);
    const [page] = (await api().get("/api/pages?search=/write")).body.items;
    const id = page.id;
    const { revision } = (await api().get(`/api/pages/${id}/draft`)).body;
    await api().post(`/api/pages/${id}/import`, { blocks: [block({ fields: FIELDS.slice(0, 2) })] });
    await api().post(`/api/pages/${id}/publish`);
    expect(revision).toBeGreaterThan(0);
    const entry = await only();
    expect(entry).toMatchObject({
      kind: "submission",
      form: "Contact",
      name: "Ada Lovelace",
      email: "ada@example.org",
      summary: "Line one line two · A pilot · Friday",
      pagePath: "/write",
      query: "utm_campaign=spring",
      referrer: "https://search.example/",
      status: "new",
      consent: null,
      isHeld: false,
    });
    expect(entry.versionId).toBeTruthy();
    expect(entry.facts).toEqual([
      { label: "Your name", text: "Ada Lovelace" },
      { label: "Email", text: "ada@example.org" },
      { label: "Phone", text: "" },
      { label: "Students", text: "12" },
      { label: "First day", text: "" },
      { label: "Subject", text: "A pilot" },
      { label: "Days", text: "Friday" },
      { label: "Call me", text: "Yes" },
      { label: "Message", text: "Line one\nline two" },
      { label: "Attachment", text: "" },
      { label: "Campaign", text: "spring" },
    ]);
    await api().post(`/api/pages/${id}/import`, { blocks: [block()] });
    await api().post(`/api/pages/${id}/publish`);
  });

  it("refuses each wrong field in the visitor's language, keeps what was entered, and stores nothing", async () => {
    const wrong = { f2: "nobody", f3: "call me", f4: "many", f5: "2026-02-30", f6: "Else", f7: "Sunday", f9: "Kept" };
    const answer = await post(wrong, {}, "/es/write");
    expect(answer.status).toBe(422);
    const { texts, one } = queryHtml(await answer.text());
    expect(texts("[data-field] .text-danger")).toEqual([
      "Rellene este campo.",
      "Escriba una dirección como nombre@ejemplo.org.",
      "Escriba un número de teléfono como +34 600 000 000.",
      "Escriba un número.",
      "Introduzca una fecha.",
      "Elija entre las opciones.",
      "Elija entre las opciones.",
    ]);
    expect(one("textarea").children).toMatchObject([{ value: "Kept" }]);
    expect(await entries()).toEqual([]);
  });

  it("asks for consent where the form does, and keeps its words, version and time", async () => {
    const consentText = "I agree to the [privacy policy]";
    await publish("/agree", [block({ consentText })]);
    const refused = await post(VALID, json, "/agree");
    expect([refused.status, (await refused.json()).fields]).toEqual([
      422,
      { consent: "Please tick this box so that we may answer you." },
    ]);
    expect((await post({ ...VALID, consent: "on" }, json, "/agree")).status).toBe(200);
    const { consent } = await only();
    expect(consent).toMatchObject({ text: "I agree to the privacy policy", version: expect.stringMatching(/^\w{8}$/) });
    expect(Date.now() - Date.parse(consent.at)).toBeLessThan(60_000);
  });

  it("thanks without a script in the form's place, and leads only to a page of this site", async () => {
    await publish("/thanks", [block({ thanks: "You will hear from us.", redirectTo: "" })]);
    const shown = await post(VALID, {}, "/thanks");
    const { texts, all } = queryHtml(await shown.text());
    expect([shown.status, texts("[role=status] p")]).toEqual([200, ["Thank you", "You will hear from us."]]);
    expect(all("main form")).toEqual([]);
    await publish("/leads-on", [block({ redirectTo: "/pricing" })]);
    const led = await post(VALID, {}, "/es/leads-on");
    expect([led.status, led.headers.get("location")]).toEqual([303, "/es/pricing"]);
    for (const redirectTo of ["//evil.example/x", "https://evil.example/x", "/\\evil.example"]) {
      const away = { path: "/leads-away", title: "Away", blocks: [block({ redirectTo })] };
      expect(await api().post("/api/pages", away)).toMatchObject({
        status: 422,
        body: { error: { path: ["blocks", "0", "form", "redirectTo"] } },
      });
    }
  });

  it("holds back what a program sent, and stores equal posts once", async () => {
    expect((await post({ ...VALID, company_fax: "1" })).status).toBe(200);
    expect(await only()).toMatchObject({ status: "spam", isHeld: true });
    await Promise.all([post(VALID), post(VALID)]);
    await post(VALID);
    expect(await entries()).toHaveLength(2);
    expect(await entries("status=open")).toHaveLength(1);
  });

  it("refuses a post without a token of ours, and one from another site", async () => {
    expect((await post({ ...VALID, csrf: "1.x" })).status).toBe(403);
    expect((await post(VALID, { ...json, origin: "https://evil.example" })).status).toBe(403);
    expect(await entries()).toEqual([]);
  });

  it("keeps a file for the team alone: as a download, whatever it is", async () => {
    const content = "<script>alert(1)</script>".repeat(5000);
    const sent = await postFile(new File([content], "../Lebenslauf – März.pdf", { type: "text/html" }));
    expect(sent.status).toBe(200);
    const { id, facts } = await only();
    const { text, file } = facts.find(({ label }: { label: string }) => label === "Attachment");
    expect(text).toBe("Lebenslauf – März.pdf");
    const got = await site().request(`/api/inbox/entries/${id}/files/${file}`, { headers: api().headers });
    expect(await got.text()).toBe(content);
    expect(Object.fromEntries(got.headers)).toMatchObject({
      "content-type": "application/octet-stream",
      "content-disposition": expect.stringMatching(
        /^attachment; .*filename\*=UTF-8''Lebenslauf%20%E2%80%93%20M%C3%A4rz\.pdf$/,
      ),
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": expect.stringContaining("no-store"),
    });
    const stranger = await site().request(`/api/inbox/entries/${id}/files/${file}`);
    const other = await site().request(`/api/inbox/entries/other/files/${file}`, { headers: api().headers });
    expect([stranger.status, other.status]).toEqual([401, 404]);
    const { hash } = await site()
      .services.database.db.selectFrom("private_files")
      .select("hash")
      .executeTakeFirstOrThrow();
    expect((await site().request(`/media/${hash}.bin`)).status).toBe(404);
  });

  it("refuses programs and files that are empty or too large, and needs the file that is required", async () => {
    const program = await postFile(new File(["MZ"], "run.exe"));
    expect((await program.json()).fields.f10).toMatch(/^Please choose a document/);
    const { fields } = await (await postFile(new File([], "plan.pdf"))).json();
    expect(fields).toEqual({ f10: "This file is empty. Please choose another one." });
    const large = await postFile(new File([new Uint8Array(10 * 1024 * 1024 + 1)], "plan.pdf"));
    expect((await large.json()).fields).toEqual({ f10: "Please choose a file of at most 10 MB." });
    const unread = await postFile(new File([new Uint8Array(11 * 1024 * 1024)], "plan.pdf"));
    expect(unread.status).toBe(413);
    expect(await unread.json()).toEqual({ error: "Please choose files of at most 10 MB in all." });
    expect(await entries()).toEqual([]);
  });

  it("removes a file that nobody owns, and none that something else needs", async () => {
    const { database, media } = site().services;
    await postFile(new File(["the same"], "one.pdf"));
    await postFile(new File(["the same"], "two.pdf"));
    const rows = await database.db.selectFrom("private_files").select(["id", "hash"]).execute();
    const name = `${rows[0]?.hash}.bin`;
    const disown = { owner_id: null, announced_at: "2020-01-01T00:00:00.000Z" };
    await database.db
      .updateTable("private_files")
      .set(disown)
      .where("id", "=", rows[0]?.id ?? "")
      .execute();
    expect(await sweepPrivateFiles(database, media)).toBe(0);
    expect(await media.find(name)).toMatchObject({ value: { bytes: 8 } });
    await database.db.updateTable("private_files").set(disown).execute();
    expect(await sweepPrivateFiles(database, media)).toBe(1);
    expect(await media.find(name)).toMatchObject({ value: undefined });
  });
});
