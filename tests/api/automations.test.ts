/* oxlint-disable unicorn/no-thenable -- the steps of a branch, which nothing takes for a promise */
import { Webhook } from "standardwebhooks";
import { describe, expect, it } from "vitest";
import { newId } from "#shared/server";
import { sweep } from "../../src/domains/automations/engine/sweep.server.ts";
import { automationsFor, HOUR_MS, LEAD } from "../automations.ts";
import { engines } from "../databases.ts";
import { readEvents } from "../event-reader.ts";
import { signedIn } from "../sign-in.ts";
import { headerOf } from "../smtp.ts";

describe.each(engines)("automations on $name", (engine) => {
  const { clock, site, api, mails, receiver, run, create, begin, read } = automationsFor(engine);
  const stepsOf = async (id: string) =>
    (await read(id)).steps.map(({ type, status }: { type: string; status: string }) => `${type} ${status}`);

  it("send what a lead brings to the team, by mail and as a signed webhook, and show each step", async () => {
    const url = `${receiver().url}?a=1`;
    const steps = [
      {
        type: "mail",
        subject: "New: {{lead.firstName}}\r\nBcc: x@example.org",
        text: "{{lead.email}}, {{lead.none}}{{site.origin}}",
      },
      { type: "webhook", url },
    ];
    const automation = await create({ steps });
    const { secret } = automation.steps[1];
    expect(secret).toMatch(/^whsec_/);
    const { body } = await api().post(`/api/automations/${automation.id}/run`, { entry: LEAD });
    await run();
    const [mail] = mails().taken;
    const [sent] = receiver().received;
    if (!mail || !sent) throw new Error("Nothing came");
    expect([mail.to, headerOf(mail, "Subject"), headerOf(mail, "Bcc"), headerOf(mail, "Reply-To")]).toEqual([
      ["team@example.org"],
      "New: Ada Bcc: x@example.org",
      undefined,
      "number0@example.org",
    ]);
    expect(mail.raw).toContain("number 0@example.org, https://example.org");
    const event = new Webhook(secret).verify(sent.body, sent.headers);
    expect(event).toMatchObject({ type: "lead.created", data: { firstName: "Ada", numStudents: 20, savings: 6000 } });
    const execution = await read(body.id);
    expect(execution).toMatchObject({
      automationId: automation.id,
      version: 1,
      status: "done",
      trigger: { type: "lead", entry: LEAD },
      steps: [
        {
          index: 0,
          type: "mail",
          status: "done",
          attempts: [{ outcome: "done" }],
          input: { subject: expect.any(String) },
        },
        { index: 1, type: "webhook", status: "done", attempts: [{ outcome: "done" }], output: { status: 204 } },
      ],
    });
    expect(execution.dueAt).toBeUndefined();
    const listed = await api().get(`/api/executions?automation=${automation.id}&status=done`);
    expect(listed.body.items).toMatchObject([{ id: body.id, automationName: "Test" }]);
    expect(JSON.stringify(execution)).not.toContain(secret);
  });

  it("are added once where a request is repeated with its id", async () => {
    const id = newId();
    const steps = [{ type: "webhook", url: `${receiver().url}?b=1` }];
    const [first, again] = [await create({ id, steps }), await create({ id, steps })];
    expect([first.id, again]).toEqual([id, first]);
    expect(again.steps[0].secret).toMatch(/^whsec_/);
  });

  it("take the branch of a condition, and stop", async () => {
    const branches = (value: string) => ({
      type: "condition",
      key: "first",
      rules: [{ field: "lead.lastName", is: "equals", value }],
      then: [{ type: "mail", subject: "then", text: "x" }, { type: "stop" }],
      else: [{ type: "mail", subject: "else", text: "{{first.met}}" }],
    });
    const after = { type: "mail", subject: "after", text: "x" };
    const met = await begin([branches("number 0"), after]);
    const unmet = await begin([branches("other"), after]);
    await run();
    expect(await stepsOf(met)).toEqual(["condition done", "mail done", "stop done", "mail skipped", "mail skipped"]);
    expect(await stepsOf(unmet)).toEqual(["condition done", "mail skipped", "stop skipped", "mail done", "mail done"]);
    const subjects = mails().taken.map((mail) => headerOf(mail, "Subject"));
    expect(new Set(subjects)).toEqual(new Set(["then", "else", "after"]));
  });

  it("wait, also through a restart, until the time has come", async () => {
    const id = await begin([
      { type: "wait", days: 1, hours: 2 },
      { type: "mail", subject: "later", text: "x" },
    ]);
    await run();
    expect([(await read(id)).status, await stepsOf(id)]).toEqual(["waiting", ["wait waiting", "mail pending"]]);
    clock.later = 26 * HOUR_MS - 5000;
    await run();
    expect(mails().taken).toEqual([]);
    clock.later = 26 * HOUR_MS;
    await run();
    expect([(await read(id)).status, mails().taken.length]).toEqual(["done", 1]);
  });

  it("wait until a date, and fail where a text is none", async () => {
    const [past, never] = [
      await begin([{ type: "wait", until: "2026-01-01" }]),
      await begin([{ type: "wait", until: "{{lead.email}}" }]),
    ];
    await run();
    expect((await read(past)).status).toBe("done");
    expect(await read(never)).toMatchObject({
      status: "failed",
      error: { code: "STEP_FAILED", message: expect.stringContaining("no date") },
    });
  });

  it("try again while a receiver fails, with the same key, and give up after ten times", async () => {
    receiver().answer = (response) => void response.writeHead(503).end();
    const id = await begin([{ type: "webhook", url: receiver().url }, { type: "stop" }]);
    for (let attempt = 0; attempt < 12; attempt += 1, clock.later += 28 * HOUR_MS) await run();
    const { status, steps, error } = await read(id);
    expect([status, error.code, steps[0].status, steps[1].status]).toEqual([
      "failed",
      "STEP_FAILED",
      "failed",
      "skipped",
    ]);
    const outcomes = steps[0].attempts.map(({ outcome }: { outcome: string }) => outcome);
    expect(outcomes).toEqual([...Array.from({ length: 9 }, () => "retry"), "failed"]);
    const keys = receiver().received.map(({ headers }) => headers["webhook-id"]);
    expect([keys.length, new Set(keys).size]).toEqual([10, 1]);
  });

  it("run again from a step, with another key, and replay a range of failed ones", async () => {
    receiver().answer = (response) => void response.writeHead(410).end();
    const id = await begin([
      { type: "mail", subject: "once", text: "x" },
      { type: "webhook", url: `${receiver().url}/again` },
    ]);
    await run();
    expect((await read(id)).status).toBe("failed");
    for (const from of [2, 2 ** 31]) {
      const { error } = (await api().post(`/api/executions/${id}/again`, { from })).body;
      expect(error).toMatchObject({ code: "INVALID", path: ["from"] });
    }
    receiver().answer = (response) => void response.end();
    const { items } = (await api().get("/api/webhook-endpoints")).body;
    for (const { id: endpoint } of items) await api().patch(`/api/webhook-endpoints/${endpoint}`, { isEnabled: true });
    expect((await api().post(`/api/executions/${id}/again`, { from: 1 })).body.status).toBe("running");
    expect((await api().post(`/api/executions/${id}/again`, { from: 1 })).body.error.code).toBe("EXECUTION_ACTIVE");
    await run();
    const { status, automationId, createdAt, steps } = await read(id);
    expect([status, steps[1].attempts.length, mails().taken.length]).toEqual(["done", 2, 1]);
    const keys = receiver().received.map(({ headers }) => headers["webhook-id"]);
    expect(new Set(keys).size).toBe(2);
    const until = new Date(Date.now() + 1000).toISOString();
    const range = { automation: automationId, since: createdAt, until };
    const count = async (query: Record<string, string>) =>
      (await api().get(`/api/execution-replay?${new URLSearchParams(query)}`)).body;
    expect(await count(range)).toEqual({ count: 0 });
    expect(await count({ ...range, status: "done" })).toEqual({ count: 1 });
    expect(await count({ ...range, until: createdAt, status: "done" })).toEqual({ count: 0 });
    expect((await api().post("/api/executions/replay", range)).body).toEqual({ count: 0 });
    expect((await api().post("/api/executions/replay", { ...range, status: "done" })).body).toEqual({ count: 1 });
    await run();
    expect(mails().taken).toHaveLength(2);
  });

  it("replay those of a range that ended first, and none outside it", async () => {
    const { id } = await create({ steps: [{ type: "mail", subject: "{{manual.name}}", text: "x" }] });
    const start = async (name: string) => (await api().post(`/api/automations/${id}/run`, { entry: { name } })).body;
    const [before, first, second, after] = [await start("0"), await start("1"), await start("2"), await start("3")];
    await run();
    const { db } = site().services.database;
    const stored = (of: { id: string }, at: string) =>
      db.updateTable("executions").set({ created_at: at }).where("id", "=", of.id).execute();
    await stored(before, "2026-01-01T09:59:59.999Z");
    await stored(first, "2026-01-01T10:00:00.000Z");
    await stored(second, "2026-01-01T10:59:59.999Z");
    await stored(after, "2026-01-01T11:00:00.000Z");
    mails().taken.length = 0;
    const range = { automation: id, since: "2026-01-01T10:00:00Z", until: "2026-01-01T11:00:00Z", status: "done" };
    expect((await api().post("/api/executions/replay", range)).body).toEqual({ count: 2 });
    await run();
    expect(mails().taken).toHaveLength(2);
  });

  it("are cancelled, and keep the version that they began with", async () => {
    const { id } = await create({
      steps: [
        { type: "wait", hours: 1 },
        { type: "mail", subject: "one", text: "x" },
      ],
    });
    const start = async () => (await api().post(`/api/automations/${id}/run`, { entry: LEAD })).body.id;
    const [first, second] = [await start(), await start()];
    await run();
    const changed = await api().patch(`/api/automations/${id}`, { steps: [{ type: "stop" }], version: 1 });
    expect(changed.body).toMatchObject({ version: 2, steps: [{ type: "stop" }] });
    expect((await api().patch(`/api/automations/${id}`, { name: "x", version: 1 })).body.error.code).toBe(
      "AUTOMATION_CHANGED",
    );
    expect((await api().post(`/api/executions/${first}/cancel`)).body).toMatchObject({
      status: "cancelled",
      steps: [{ status: "cancelled" }, { status: "skipped" }],
    });
    expect((await api().post(`/api/executions/${first}/cancel`)).body.error.code).toBe("EXECUTION_ENDED");
    clock.later = 2 * HOUR_MS;
    await run();
    expect(await read(second)).toMatchObject({ version: 1, status: "done" });
    expect(mails().taken).toHaveLength(1);
  });

  it("send nothing and wait for nothing in a test, but show what they would do", async () => {
    const { id } = await create({
      isEnabled: false,
      steps: [
        { type: "wait", days: 3 },
        { type: "mail", to: "person", subject: "Hi {{lead.firstName}}", text: "x" },
        { type: "webhook", url: receiver().url },
      ],
    });
    const { body } = await api().post(`/api/automations/${id}/run`, { entry: LEAD, isTest: true });
    await run();
    expect(await read(body.id)).toMatchObject({
      isTest: true,
      status: "done",
      steps: [
        { status: "done" },
        { status: "done", input: { person: "number 0@example.org", subject: "Hi Ada" } },
        { status: "done" },
      ],
    });
    expect([mails().taken, receiver().received]).toEqual([[], []]);
  });

  it("keep executions for as long as admins say", async () => {
    const id = await begin([{ type: "stop" }]);
    await run();
    expect((await api().get("/api/execution-retention")).body).toEqual({ days: 90 });
    expect((await api().put("/api/execution-retention", { days: 0 })).status).toBe(422);
    expect((await api().put("/api/execution-retention", { days: 7 })).status).toBe(200);
    const sweepIn = (days: number) => sweep(site().services.database, new Date(Date.now() + days * 24 * HOUR_MS));
    await sweepIn(6);
    expect((await read(id)).status).toBe("done");
    await sweepIn(8);
    expect((await api().get(`/api/executions/${id}`)).status).toBe(404);
  });

  it("tell those who follow executions at once that one went on, in another process too", async () => {
    const headers = await signedIn(site(), "editor");
    const events = readEvents(await site().request("/api/events?topics=executions", { headers }));
    await events.take("changed");
    await begin([{ type: "wait", days: 1 }]);
    await run();
    expect(await events.take("changed")).toEqual({ topic: "executions" });
    await events.close();
    const unknown = await site().request("/api/events?topics=executions,moon", { headers });
    expect([unknown.status, (await unknown.json()).error.path]).toEqual([422, ["topics"]]);
  });

  it.each<[string, object, string[]]>([
    ["a step of no type", { steps: [{ type: "shout" }] }, ["steps", "0", "type"]],
    [
      "a receiver in a private network",
      { steps: [{ type: "webhook", url: "http://10.0.0.1/" }] },
      ["steps", "0", "url"],
    ],
    ["an email without a text", { steps: [{ type: "stop" }, { type: "mail", subject: "x" }] }, ["steps", "1", "text"]],
    ["a trigger of no type", { trigger: { type: "moon" }, steps: [] }, ["trigger", "type"]],
    ["rows of no entity", { trigger: { type: "row" }, steps: [] }, ["trigger", "entity"]],
    ["no name", { name: " ", steps: [] }, ["name"]],
  ])("refuse %s, and say where", async (_case, body, path) => {
    const answer = await api().post("/api/automations", {
      name: "x",
      isEnabled: true,
      trigger: { type: "lead" },
      ...body,
    });
    expect([answer.status, answer.body.error.code, answer.body.error.path]).toEqual([422, "INVALID", path]);
  });
});
