import { describe, expect, it } from "vitest";
import { readCsv } from "../csv.ts";
import { engines } from "../databases.ts";
import { inboxSiteFor } from "../inbox-site.ts";

type Named = { name: string };
const namesOf = (entries: Named[]) => entries.map(({ name }) => name);

describe.each(engines)("the inbox on $name", (engine) => {
  const { site, api, editor, sendLead, sendForm, signUp, list, latest, read } = inboxSiteFor(engine, {
    SMTP_URL: "smtp://127.0.0.1:9",
  });
  const change = (id: string, body: object, as = api()) => as.patch(`/api/inbox/entries/${id}`, body);

  it("lists what all forms brought, and narrows it down by each filter and by search", async () => {
    await sendLead();
    await sendForm();
    await signUp("cy@example.org");
    expect(namesOf(await list())).toEqual(["Cy Dee", "Bo Ek", "Ada Byron"]);
    const [subscriber, submission, lead] = await list();
    expect([subscriber.kind, submission.form, lead.summary]).toEqual(["subscriber", "Contact", "ada.example"]);
    const { people } = (await api().get("/api/inbox/choices")).body;
    await change(lead.id, { addTags: ["Pilot"], assigneeId: people[0].id });
    await change(submission.id, { status: "archived" });
    const found = async (query: string) => namesOf(await list(query));
    expect(await found("kind=lead")).toEqual(["Ada Byron"]);
    expect(await found("status=all&form=Contact")).toEqual(["Bo Ek"]);
    expect(await found("status=archived")).toEqual(["Bo Ek"]);
    expect(await found("")).toEqual(["Cy Dee", "Ada Byron"]);
    expect(await found("tag=Pilot&kind=lead")).toEqual(["Ada Byron"]);
    expect(await found("tag=Pilot&kind=subscriber")).toEqual([]);
    expect(await found(`assignee=${people[0].id}`)).toEqual(["Ada Byron"]);
    expect(await found("page=/write&status=all")).toEqual(["Bo Ek"]);
    expect(await found("search=HELLO&status=all")).toEqual(["Bo Ek"]);
    expect(await found("search=hello")).toEqual([]);
    expect((await api().get("/api/inbox/choices")).body).toMatchObject({
      forms: ["Contact", "Newsletter", "ROI calculator"],
      tags: ["Pilot"],
    });
  });

  it("goes through a long list page by page, with none twice, also where few of many match", async () => {
    const { db } = site().services.database;
    await sendLead();
    const first = await db.selectFrom("inbox_entries").selectAll().executeTakeFirstOrThrow();
    const rows = Array.from({ length: 500 }, (_, index) => ({
      ...first,
      id: `entry-${String(index).padStart(4, "0")}`,
      name: `Number ${index}`,
      created_at: new Date(Date.parse("2026-01-01") + Math.floor(index / 3) * 1000).toISOString(),
      page_path: index % 50 === 0 ? "/rare" : "/often",
      search_text: `number ${index}`,
    }));
    await db.deleteFrom("inbox_entries").execute();
    await db.insertInto("inbox_entries").values(rows).execute();
    const through = async (query: string) => {
      const seen: string[] = [];
      let cursor = "";
      do {
        const { body } = await api().get(`/api/inbox/entries?${query}&limit=70${cursor && `&cursor=${cursor}`}`);
        seen.push(...namesOf(body.items));
        cursor = body.nextCursor ?? "";
      } while (cursor);
      return seen;
    };
    expect(await through("")).toEqual(rows.map(({ name }) => name).toReversed());
    const rare = Array.from({ length: 10 }, (_, index) => `Number ${450 - index * 50}`);
    expect(await through("page=/rare")).toEqual(rare);
    expect(await through("page=/rare&search=number")).toEqual(rare);
    expect((await api().get("/api/inbox/entries?cursor=nonsense")).status).toBe(422);
    expect((await api().get("/api/inbox/new")).body.count).toBe(100);
  });

  it("offers every form and tag of a large team, each once, and sets how long each form's entries are kept", async () => {
    const { db } = site().services.database;
    await sendForm();
    const first = await db.selectFrom("inbox_entries").selectAll().executeTakeFirstOrThrow();
    const names = Array.from({ length: 300 }, (_, index) => `number ${String(index).padStart(3, "0")}`);
    const twice = [...names, ...names];
    const rows = Array.from(twice, (form, index) => ({ ...first, id: `entry-${index}`, form }));
    await db.deleteFrom("inbox_entries").execute();
    await db.insertInto("inbox_entries").values(rows).execute();
    await db
      .insertInto("inbox_tags")
      .values(rows.map(({ id, form }) => ({ entry_id: id, tag: form })))
      .execute();
    const { forms, tags } = (await api().get("/api/inbox/choices")).body;
    expect({ forms, tags }).toEqual({ forms: names, tags: names });
    const kept = (await api().get("/api/inbox/retention")).body.items;
    expect(kept.map(({ form }: { form: string }) => form)).toEqual(names);
  });

  it("counts an entry as new until someone reads it, and remembers every other decision with who made it", async () => {
    await sendForm();
    const id = await latest();
    expect((await api().get("/api/inbox/new")).body.count).toBe(1);
    await change(id, { status: "read" });
    expect((await api().get("/api/inbox/new")).body.count).toBe(0);
    await change(id, { status: "qualified" }, editor());
    await editor().post(`/api/inbox/entries/${id}/notes`, { text: " Call on Monday " });
    const { status, events } = await read(id);
    expect(status).toBe("qualified");
    expect(events.map(({ type, text }: { type: string; text: string }) => [type, text])).toEqual([
      ["status", "qualified"],
      ["note", "Call on Monday"],
    ]);
    expect(events[0].author).not.toBe("");
  });

  it("loses nothing that two people do at once", async () => {
    await sendForm();
    const id = await latest();
    const answers = await Promise.all([
      change(id, { addTags: ["One"] }),
      change(id, { addTags: ["Two"] }, editor()),
      change(id, { status: "won" }, editor()),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await read(id)).toMatchObject({ tags: ["One", "Two"], status: "won" });
    // Undoing "archived", which someone has changed since, changes nothing.
    expect(await change(id, { status: "new", was: "archived", removeTags: ["One"] })).toMatchObject({
      status: 409,
      body: { error: { code: "ENTRY_CHANGED" } },
    });
    expect(await read(id)).toMatchObject({ tags: ["One", "Two"], status: "won" });
    expect((await change(id, { status: "won", was: "archived" })).status).toBe(200);
    const many = Array.from({ length: 19 }, (_, index) => `Tag ${index}`);
    expect((await change(id, { addTags: many })).status).toBe(422);
    expect((await change(id, { assigneeId: "nobody" })).status).toBe(422);
    expect((await change("none", { status: "won" })).status).toBe(404);
  });

  it("sends on what was held back as spam once someone says that it is none, and only once", async () => {
    await sendLead({ company_fax: "1" });
    const mails = () => site().services.database.db.selectFrom("executions").select("entry").execute();
    const leads = async () => (await api().get("/api/leads")).body.items;
    const id = await latest();
    expect([await list(), await mails(), await leads()]).toEqual([[], [], []]);
    await change(id, { status: "archived" });
    expect([(await read(id)).isHeld, await mails()]).toEqual([true, []]);
    await Promise.all([change(id, { status: "read" }), change(id, { status: "qualified" }, editor())]);
    expect([(await read(id)).isHeld, await mails()]).toEqual([false, [{ entry: id }]]);
    expect(await leads()).toHaveLength(1);
    await change(id, { status: "spam" });
    await change(id, { status: "read" });
    expect(await mails()).toHaveLength(1);
  });

  it("takes what is marked as spam out of the lists of leads and subscribers, and gives it back", async () => {
    await sendLead();
    await signUp("cy@example.org");
    const [subscriber, lead] = (await list()).map(({ id }: { id: string }) => id);
    const lengths = async () => {
      const paths = ["leads", "leads?suspicious=1", "subscribers", "subscribers?suspicious=1"];
      const lists = await Promise.all(paths.map((path) => api().get(`/api/${path}`)));
      return lists.map(({ body }) => body.items.length);
    };
    for (const id of [lead, subscriber]) await change(id, { status: "spam" });
    expect(await lengths()).toEqual([0, 1, 0, 1]);
    for (const id of [lead, subscriber]) await change(id, { status: "archived" });
    expect(await lengths()).toEqual([0, 1, 0, 1]);
    for (const id of [lead, subscriber]) await change(id, { status: "read" });
    expect(await lengths()).toEqual([1, 0, 1, 0]);
    await change(subscriber, { status: "spam" });
    await signUp("cy@example.org");
    await change(subscriber, { status: "read" });
    expect(await lengths()).toEqual([1, 0, 1, 1]);
  });

  it("gives the filtered list as CSV and as JSON with all answers", async () => {
    await sendForm({ f3: "=1+1" });
    await sendLead();
    const get = async (path: string) => (await site().request(path, { headers: api().headers })).text();
    const [head, ...lines] = readCsv((await get("/api/inbox.csv?kind=submission")).replace("\uFEFF", ""));
    expect([head?.slice(1, 4), lines.map((line) => line.slice(1, 4))]).toEqual([
      ["Form", "Name", "Email"],
      [["Contact", "Bo Ek", "Bo@example.org"]],
    ]);
    expect(lines[0]?.at(-1)).toContain("Message: =1+1");
    const all = JSON.parse(await get("/api/inbox.json"));
    expect(namesOf(all)).toEqual(["Ada Byron", "Bo Ek"]);
    expect(all[1].facts).toContainEqual({ label: "Message", text: "=1+1" });
  });

  it("keeps views, shared by all staff or one's own", async () => {
    const saved = await api().post("/api/inbox/views", { title: "Pilots", settings: { tag: "Pilot", status: "open" } });
    expect(saved).toMatchObject({ status: 201, body: { title: "Pilots", isShared: true } });
    await api().post("/api/inbox/views", { title: "Mine", isShared: false, settings: {} });
    const titles = async (as = api()) =>
      (await as.get("/api/inbox/views")).body.items.map(({ title }: { title: string }) => title);
    expect([await titles(), await titles(editor())]).toEqual([["Mine", "Pilots"], ["Pilots"]]);
    const unknown = { title: "Odd", settings: { colour: "red" } };
    expect((await api().post("/api/inbox/views", unknown)).status).toBe(422);
    const path = `/api/inbox/views/${saved.body.id}`;
    expect((await editor().patch(path, { title: "Trials" })).body).toMatchObject({ title: "Trials" });
    await api().remove(path);
    expect(await titles(editor())).toEqual([]);
  });
});
