import { describe, expect, it } from "vitest";
import { formToken } from "#forms/server";
import { makePage } from "../api-client.ts";
import { embedded } from "../databases.ts";
import { queryHtml } from "../query-html.ts";
import { siteAndApiFor } from "../site-for.ts";

const json = { accept: "application/json" };

const field = (label: string) => ({ id: 1, type: "longText", label });
const formNamed = (formName: string, label: string, consentText: string) => ({
  form: { style: "simple", headline: formName, formName, fields: [field(label)], consentText },
});

const CONTACT = formNamed("Contact", "Your message", "You may answer me");
const JOBS = formNamed("Jobs", "Your school", "You may keep my application for ten years");

describe("a form that was open while its page changed", () => {
  const { site, api } = siteAndApiFor(embedded, "admin", { TRUST_PROXY: "1" });

  function post(path: string, fields: Record<string, string>, headers: Record<string, string> = json) {
    const csrf = formToken(site().services.secret, "form_submission", Date.now());
    return site().request(path, {
      method: "POST",
      body: new URLSearchParams({ action: "form_submission", csrf, _block: "b0", consent: "on", ...fields }).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded", origin: "https://example.org", ...headers },
    });
  }

  async function publish(id: string): Promise<void> {
    expect((await api().post(`/api/pages/${id}/publish`)).status).toBe(200);
  }

  async function publishPage(path: string, blocks: object[]): Promise<string> {
    const id = await makePage(api(), path, blocks);
    await publish(id);
    return id;
  }

  async function republish(id: string, blocks: object[]): Promise<void> {
    expect((await api().post(`/api/pages/${id}/import`, { blocks })).status).toBe(200);
    await publish(id);
  }

  /** The hidden fields of the forms of a page as it is now, in their order. */
  async function open(path: string): Promise<Record<string, string>[]> {
    const page = queryHtml(await (await site().request(path)).text());
    const blocks = page.values("form input[name=_block]", "value");
    const prints = page.values("form input[name=_form]", "value");
    return blocks.map((block, index) => ({ _block: block ?? "", _form: prints[index] ?? "" }));
  }

  /** The only entry that a search finds, in full. */
  async function entryWith(search: string) {
    const { body } = await api().get(`/api/inbox/entries?status=all&search=${search}`);
    expect(body.items).toHaveLength(1);
    return (await api().get(`/api/inbox/entries/${body.items[0].id}`)).body;
  }

  async function publishAndMove(from: string, to: string): Promise<void> {
    const id = await publishPage(from, [CONTACT]);
    expect((await post(from, { f1: `First of ${from}` })).status).toBe(200);
    expect((await api().patch(`/api/pages/${id}`, { path: to })).status).toBe(200);
  }

  it("is received where the page has moved", async () => {
    await publishAndMove("/write", "/contact-us");
    const answer = await post("/write?utm_source=mail", { f1: "Moving" });
    expect([answer.status, await answer.json()]).toEqual([200, { success: expect.any(String) }]);
    expect(await entryWith("Moving")).toMatchObject({ form: "Contact", pagePath: "/contact-us" });
  });

  it("shows without a script what was entered, also where a page has moved in another language", async () => {
    await publishAndMove("/ask", "/ask-us");
    const answer = await post("/es/ask", { f1: "A long question", consent: "" }, {});
    const html = queryHtml(await answer.text());
    expect([answer.status, html.texts("form textarea")]).toEqual([422, ["A long question"]]);
  });

  it("isn't found where no page with it ever was", async () => {
    expect((await post("/nowhere", { f1: "Ada" })).status).toBe(404);
  });

  it("says so where it was taken down", async () => {
    const id = await publishPage("/taken-down", [CONTACT]);
    await republish(id, [{ heading: { headline: "No form" } }]);
    const answer = await post("/taken-down", { f1: "Ada" });
    const error = "This form is no longer available. What you entered was not sent.";
    expect([answer.status, await answer.json()]).toEqual([404, { error }]);
    const plain = await post("/es/taken-down", { f1: "Ada" }, {});
    const page = queryHtml(await plain.text());
    expect([plain.status, page.texts("h1")]).toEqual([404, ["Este formulario ya no está disponible"]]);
    const elsewhere = queryHtml(await (await site().request("/es/nowhere")).text());
    expect(elsewhere.texts("h1")).toEqual(["Esta página no existe"]);
  });

  it("is the same form where another one has taken its place", async () => {
    const id = await publishPage("/two", [CONTACT, JOBS]);
    const [contact] = await open("/two");
    expect((await post("/two", { ...contact, f1: "Before" })).status).toBe(200);
    await republish(id, [JOBS, CONTACT]);
    expect((await post("/two", { ...contact, f1: "Afterwards" })).status).toBe(200);
    expect(await entryWith("Afterwards")).toMatchObject({
      form: "Contact",
      facts: [{ label: "Your message", text: "Afterwards" }],
      consent: { text: "You may answer me" },
    });
  });

  it("is shown again with what was entered where it asks or agrees to something else by now", async () => {
    const id = await publishPage("/consents", [CONTACT]);
    const [opened] = await open("/consents");
    await republish(id, [formNamed("Contact", "Your message", "You may call me every day")]);
    const sent = { ...opened, f1: "Unseen consent" };
    const answer = await post("/consents", sent);
    expect([answer.status, await answer.json()]).toEqual([
      409,
      { error: expect.stringContaining("has changed"), isChanged: true },
    ]);
    const plain = await post("/consents", sent, {});
    const page = queryHtml(await plain.text());
    expect([plain.status, page.texts("form textarea")]).toEqual([409, ["Unseen consent"]]);
    expect(page.all("form input[name=consent][checked]")).toEqual([]);
    expect((await api().get("/api/inbox/entries?status=all&search=Unseen")).body.items).toEqual([]);
    const [now] = await open("/consents");
    expect((await post("/consents", { ...sent, ...now })).status).toBe(200);
    expect(await entryWith("Unseen")).toMatchObject({ consent: { text: "You may call me every day" } });
  });
});
