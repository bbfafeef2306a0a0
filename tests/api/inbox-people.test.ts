import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startReplyDelivery, sweepEntries } from "#inbox/server";
import { sweepPrivateFiles } from "#media/server";
import { engines } from "../databases.ts";
import { inboxSiteFor } from "../inbox-site.ts";
import { headerOf, startMailServer, type MailServer, type TakenMail } from "../smtp.ts";

describe.each(engines)("replies from the inbox on $name", (engine) => {
  let server: MailServer;
  let onMail: (mail: TakenMail) => void;
  const variables: Record<string, string> = {};
  beforeAll(async () => {
    onMail = () => {};
    server = await startMailServer((mail) => onMail(mail));
    variables.SMTP_URL = server.url;
  });
  afterAll(() => server.stop());
  const { site, editor, api, sendForm, latest, read } = inboxSiteFor(engine, variables);

  it("are stored, sent once the mail server takes them, and answered to who wrote them", async () => {
    await sendForm();
    const id = await latest();
    const text = "Dear Bo,\n\nthank you.";
    const sent = await editor().post(`/api/inbox/entries/${id}/replies`, { subject: "Re:\r\nBcc: x@y.z", text });
    expect(sent).toMatchObject({ status: 201, body: { type: "reply", isWaiting: true, sentAt: null } });
    let refusals = 1;
    onMail = () => {
      refusals -= 1;
      if (refusals >= 0) throw new Error("Not now");
    };
    const failures: unknown[] = [];
    const { database, mail } = site().services;
    const delivery = {
      database,
      origin: "https://example.org",
      send: mail.send,
      onFailure: (error: unknown) => failures.push(error),
    };
    const first = startReplyDelivery(delivery);
    await expect.poll(() => failures.length).toBe(1);
    await first();
    expect((await read(id)).events).toMatchObject([{ isWaiting: true, sentAt: null }]);
    await database.db
      .updateTable("inbox_events")
      .set({ due_at: new Date(0).toISOString() })
      .execute();
    const stops = [startReplyDelivery(delivery), startReplyDelivery(delivery)];
    await expect.poll(async () => (await read(id)).events[0].sentAt).not.toBeNull();
    await Promise.all(stops.map((stop) => stop()));
    expect(server.taken.map((one) => [one.to, headerOf(one, "Subject"), headerOf(one, "Bcc")])).toEqual([
      [["Bo@example.org"], "Re: Bcc: x@y.z", undefined],
    ]);
    const { user } = (await editor().get("/api/session")).body;
    expect(server.taken.map((one) => headerOf(one, "Reply-To"))).toEqual([user.email]);
    expect(server.taken.map((one) => headerOf(one, "Auto-Submitted"))).toEqual([undefined]);
    expect(server.taken[0]?.raw).toContain("Dear Bo,");
    expect((await read(id)).events).toMatchObject([{ author: user.name, text, isWaiting: false }]);
  });

  it("are sent once if a request is repeated with its id, as notes are added once", async () => {
    await sendForm();
    const id = await latest();
    for (const [what, event] of [
      ["replies", { id: "01930000-0000-7000-8000-000000000003", subject: "Hello", text: "Bo" }],
      ["notes", { id: "01930000-0000-7000-8000-000000000004", text: "Call Bo" }],
    ] as const) {
      const add = () => api().post(`/api/inbox/entries/${id}/${what}`, event);
      const [first, again] = await Promise.all([add(), add()]);
      expect([first.status, first.body]).toMatchObject([201, event]);
      expect(again.body).toEqual(first.body);
    }
    expect((await read(id)).events).toHaveLength(2);
    await sendForm({ f2: "other@example.org" });
    const other = `/api/inbox/entries/${await latest()}/notes`;
    const taken = await api().post(other, { id: "01930000-0000-7000-8000-000000000004", text: "Call Bo" });
    expect([taken.status, taken.body.error.path]).toEqual([422, ["id"]]);
  });

  it("need an address, a subject and a text", async () => {
    await sendForm();
    const id = await latest();
    const path = `/api/inbox/entries/${id}/replies`;
    expect((await api().post(path, { subject: " ", text: "Hello" })).body.error.path).toEqual(["subject"]);
    expect((await api().post(path, { subject: "Hello", text: " " })).body.error.path).toEqual(["text"]);
    await site().services.database.db.updateTable("inbox_entries").set({ email: "", email_key: "" }).execute();
    expect((await api().post(path, { subject: "Hello", text: "Hello" })).status).toBe(422);
    expect((await api().post("/api/inbox/entries/none/replies", { subject: "A", text: "B" })).status).toBe(404);
  });
});

describe.each(engines)("people in the inbox on $name", (engine) => {
  const { site, api, editor, sendLead, sendForm, signUp, list, latest, read } = inboxSiteFor(engine);
  const rowsOf = async (table: "leads" | "subscribers" | "submissions" | "inbox_events" | "inbox_tags") =>
    (await site().services.database.db.selectFrom(table).selectAll().execute()).length;

  async function storeOrder(email: string): Promise<void> {
    const texts = { terms: "{}", name: "Bo", organisation: "", message: "", locale: "en", fingerprint: "x" };
    const row = { ...texts, id: `order-${email}`, created_at: "2026-01-01T00:00:00.000Z", plan_id: "p", email };
    await site()
      .services.database.db.insertInto("orders")
      .values({ ...row, mail_attempts: 0, search_text: `bo\n${email.toLowerCase()}` })
      .execute();
  }
  beforeEach(async () => {
    await site().services.database.db.deleteFrom("orders").execute();
  });

  it("are exported and erased everywhere at once, without touching anyone else's", async () => {
    await sendForm({ f2: "ADA@example.org", f4: new File(["cv"], "cv.pdf") });
    const id = await latest();
    await api().patch(`/api/inbox/entries/${id}`, { addTags: ["Pilot"] });
    await api().post(`/api/inbox/entries/${id}/notes`, { text: "A note" });
    await sendLead();
    await signUp("Ada@Example.org");
    await sendForm();
    await storeOrder("Ada@example.ORG");
    await storeOrder("xada@example.org");
    const all = {
      entries: { lead: 1, submission: 1, subscriber: 1 },
      others: expect.arrayContaining([{ name: "Orders of plans", count: 1 }]),
    };
    expect((await api().get("/api/inbox/person?email=ada@example.org")).body).toEqual(all);

    const file = await site().request("/api/inbox/person.json?email=ada@example.org", { headers: api().headers });
    expect(file.headers.get("content-disposition")).toMatch(/^attachment; filename="person-.*\.json"$/);
    const exported = await file.json();
    expect(exported.entries.map(({ kind }: { kind: string }) => kind)).toEqual(["submission", "lead", "subscriber"]);
    expect(exported.entries[0]).toMatchObject({ tags: ["Pilot"], events: [{ text: "A note" }] });
    expect(exported["Orders of plans"]).toMatchObject([{ email: "Ada@example.ORG" }]);

    const erase = { email: " ada@EXAMPLE.org " };
    expect((await editor().post("/api/inbox/person/erase", erase)).status).toBe(403);
    expect((await api().post("/api/inbox/person/erase", erase)).body).toEqual(all);
    expect((await list("status=all")).map(({ name }: { name: string }) => name)).toEqual(["Bo Ek"]);
    const counts = await Promise.all(
      (["leads", "subscribers", "submissions", "inbox_events", "inbox_tags"] as const).map(rowsOf),
    );
    expect(counts).toEqual([0, 0, 1, 0, 0]);
    const { database, media } = site().services;
    expect(await sweepPrivateFiles(database, media)).toBe(1);
    const orders = await database.db.selectFrom("orders").select("email").execute();
    expect(orders).toEqual([{ email: "xada@example.org" }]);
  });

  it("are kept for as long as their form says, and subscribers until they unsubscribe", async () => {
    await sendLead();
    await sendForm();
    await signUp("cy@example.org");
    expect((await api().get("/api/inbox/retention")).body.items).toEqual([
      { form: "Contact", days: null },
      { form: "ROI calculator", days: null },
    ]);
    for (const rule of [
      { form: "Contact", days: 30 },
      { form: "Newsletter", days: 30 },
    ])
      expect((await api().put("/api/inbox/retention", rule)).status).toBe(200);
    expect((await editor().put("/api/inbox/retention", { form: "Contact", days: 1 })).status).toBe(403);
    const { database, entrySources } = site().services;
    const in29Days = Date.now() + 29 * 86_400_000;
    expect(await sweepEntries(database, entrySources, in29Days)).toBe(0);
    expect(await sweepEntries(database, entrySources, in29Days + 2 * 86_400_000)).toBe(1);
    const names = (await list("status=all")).map(({ name }: { name: string }) => name);
    expect([names, await rowsOf("submissions")]).toEqual([["Cy Dee", "Ada Byron"], 0]);
    await api().put("/api/inbox/retention", { form: "Contact", days: null });
    expect((await api().get("/api/inbox/retention")).body.items).toMatchObject([{ form: "ROI calculator" }]);
  });

  it("are counted per day, page and source, with the views of the pages but for machines and prefetches", async () => {
    const browser = { "user-agent": "Mozilla/5.0 Firefox/150" };
    const visit = (path: string, headers: Record<string, string> = browser, method = "GET") =>
      site().request(path, { headers, method });
    for (const path of ["/write", "/es/write", "/write?utm_source=letter"]) await visit(path);
    await visit("/write", { "user-agent": "SomeBot/1.0" });
    await visit("/write", { ...browser, "sec-purpose": "prefetch;prerender" });
    await visit("/write", browser, "HEAD");
    await visit("/write.md");
    await visit("/nowhere");
    await visit("/pricing");
    await site().services.pageViews.flush();
    await visit("/write");
    await site().services.pageViews.flush();
    await sendForm({}, "/write?utm_source=Letter");
    await sendForm({ f1: "Robot", company_fax: "1" });
    await sendForm({ f1: "Di", _referrer: "https://www.search.example/?q=x" });
    await sendLead();
    const { body } = await editor().get("/api/inbox/numbers?span=7");
    expect(body.days).toHaveLength(7);
    expect(body.days.at(-1)).toEqual({ day: body.to, lead: 1, submission: 2, subscriber: 0 });
    expect(body.pages).toEqual([
      { name: "/write", entries: 2, views: 4 },
      { name: "/offer", entries: 1, views: 0 },
      { name: "/pricing", entries: 0, views: 1 },
    ]);
    expect(body.sources).toEqual([
      { name: "", entries: 1 },
      { name: "letter", entries: 1 },
      { name: "search.example", entries: 1 },
    ]);
    const stored = await site().services.database.db.selectFrom("page_views").selectAll().execute();
    expect(stored).toContainEqual({ day: body.to, path: "/write", views: 4 });
    expect(stored).toHaveLength(2);
    expect((await read(await latest())).source).toBe("");
  });
});
