import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SITE_TENANT } from "#tenants";
import { statusReply, textReply, startFakeProvider, type FakeProvider } from "../../scripts/lib/fake-provider/index.ts";
import { automationsFor, HOUR_MS, LEAD } from "../automations.ts";
import { engines } from "../databases.ts";
import { headerOf } from "../smtp.ts";

const ENTITY = {
  name: "deals",
  title: "Deal",
  titlePlural: "Deals",
  properties: [
    { name: "title", title: "Title", type: "text", isRequired: true },
    { name: "score", title: "Score", type: "number" },
  ],
};
const ROWS = `/api/tenants/${SITE_TENANT}/entities/deals/rows`;
const FIELDS = [
  { name: "score", type: "number", min: 1, max: 5 },
  { name: "reason", description: "in one sentence" },
];

describe.each(engines)("steps of automations on $name", (engine) => {
  let provider: FakeProvider;
  beforeAll(async () => void (provider = await startFakeProvider()));
  afterAll(() => provider.stop());
  const { clock, api, mails, run, create, begin, read, listed } = automationsFor(engine, () => ({
    OPENAI_API_KEY: "sk-secret",
    OPENAI_BASE_URL: provider.url,
  }));
  beforeAll(async () => void (await api().post("/api/entities", ENTITY)));
  const rows = async () => (await api().get(ROWS)).body.items.map(({ values }: { values: object }) => values);

  it("score a lead with a model, which gets nothing but what the step names, and mark what it makes up", async () => {
    provider.reply(textReply('{"score":"4","reason":"Saves 6000. Trusted by 200 schools."}'));
    const prompt = "Score this lead: {{lead.website}}, {{lead.savings}}";
    const id = await begin([
      { type: "ai", key: "score", prompt, fields: FIELDS },
      {
        type: "row",
        entity: "deals",
        values: { title: "{{lead.firstName}}: {{score.reason}}", score: "{{score.score}}" },
      },
      { type: "mail", subject: "{{score.score}} of 5", text: "{{score.unproven}}" },
    ]);
    await run();
    const execution = await read(id);
    expect(execution.steps[0]).toMatchObject({
      status: "done",
      output: { score: 4, unproven: expect.stringContaining("200 schools") },
    });
    const asked = JSON.stringify(provider.requests);
    expect(asked).toContain("ada.example");
    for (const secret of ["number 0@example.org", "Number 0"]) expect(asked).not.toContain(secret);
    expect(await rows()).toEqual([{ title: "Ada: Saves 6000. Trusted by 200 schools.", score: 4 }]);
    expect(mails().taken.map((mail) => headerOf(mail, "Subject"))).toEqual(["4 of 5"]);
    const calls = (await api().get("/api/ai/usage")).body.items;
    expect(calls[0]).toMatchObject({ task: "automation", outcome: "done" });
  });

  it("ask a model again where its reply is of no use, and give up after three times", async () => {
    provider.reply(textReply('{"score":9,"reason":""}'));
    const id = await begin([{ type: "ai", prompt: "Score", fields: FIELDS }]);
    for (let attempt = 0; attempt < 2; attempt += 1, clock.later += HOUR_MS) await run();
    expect((await read(id)).steps[0]).toMatchObject({
      status: "waiting",
      error: "The model’s reply has no usable score",
    });
    await run();
    expect(await read(id)).toMatchObject({ status: "failed", steps: [{ attempts: [{}, {}, { outcome: "failed" }] }] });
  });

  it("ask again for a reply of use, however often the provider has failed before", { tags: ["slow"] }, async () => {
    provider.reply(statusReply(429, { "retry-after": "90" }));
    const id = await begin([{ type: "ai", prompt: "Score", fields: FIELDS }]);
    for (let attempt = 0; attempt < 2; attempt += 1, clock.later += HOUR_MS) await run();
    provider.reply(textReply('{"score":9,"reason":""}'));
    await run();
    expect((await read(id)).steps[0]).toMatchObject({
      status: "waiting",
      error: "The model’s reply has no usable score",
    });
    clock.later += HOUR_MS;
    provider.reply(textReply('{"score":4,"reason":"Large"}'));
    await run();
    expect((await read(id)).status).toBe("done");
  });

  it("change the row that started them, without starting themselves again", async () => {
    const { id } = await create({
      trigger: { type: "row", entity: "deals", on: ["created", "changed"] },
      steps: [{ type: "row", entity: "deals", id: "{{row.id}}", values: { title: "{{row.title}} ({{row.change}})" } }],
    });
    const made = await api().post(ROWS, { values: { title: "One", score: 2 } });
    await run();
    await api().patch(`${ROWS}/${made.body.id}`, { values: { score: 3 } });
    // The same values again are no change.
    await api().patch(`${ROWS}/${made.body.id}`, { values: { score: 3 } });
    await run();
    expect((await listed(id)).map(({ status }: { status: string }) => status)).toEqual(["done", "done"]);
    expect(await rows()).toContainEqual({ title: "One (created) (changed)", score: 3 });
  });

  it("say what is wrong with a row, and add none", async () => {
    const before = (await rows()).length;
    const [wrong, none] = [
      await begin([{ type: "row", entity: "deals", values: { score: "{{lead.email}}" } }]),
      await begin([{ type: "row", entity: "nothing", values: {} }]),
    ];
    await run();
    expect([(await read(wrong)).status, (await read(none)).error.message]).toEqual([
      "failed",
      "There is no entity nothing",
    ]);
    expect(await rows()).toHaveLength(before);
  });

  it("start when a page is published, below a path", async () => {
    const { id } = await create({
      trigger: { type: "page", path: "/news" },
      steps: [{ type: "mail", subject: "{{page.title}}", text: "{{site.origin}}{{page.link}}" }],
    });
    for (const path of ["/news/one", "/newsroom"]) {
      const page = await api().post("/api/pages", { path, title: `Page ${path}`, blocks: [] });
      expect((await api().post(`/api/pages/${page.body.id}/publish`, {})).status).toBe(200);
    }
    await run();
    expect(mails().taken.map((mail) => headerOf(mail, "Subject"))).toEqual(["Page /news/one"]);
    expect(mails().taken[0]?.raw).toContain("https://example.org/news/one");
    expect(await listed(id)).toHaveLength(1);
  });

  it("don't start for an entry that doesn't exist", async () => {
    const { id } = await create({ steps: [{ type: "stop" }] });
    expect((await api().post(`/api/automations/${id}/run`, { entry: "none" })).body.error.path).toEqual(["entry"]);
    const started = await api().post(`/api/automations/${id}/run`, { entry: LEAD });
    expect(started.status).toBe(201);
  });
});
