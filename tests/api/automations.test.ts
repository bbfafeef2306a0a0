/* oxlint-disable unicorn/no-thenable -- the steps of a branch, which nothing takes for a promise */
import { Webhook } from "standardwebhooks";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { makeEngine } from "#automations/server";
import { useApi, type Api } from "../api-client.ts";
import { engines, type Engine } from "../databases.ts";
import { openSite, type Site } from "../services.ts";
import { headerOf, startMailServer, type MailServer } from "../smtp.ts";
import { storeLeads } from "../stored-submissions.ts";
import { startReceiver, type Receiver } from "../webhook-receiver.ts";

const HOUR_MS = 3_600_000;
const LEAD = "lead-000000";

describe.each(engines)("automations on $name", (engine) => {
  let made: Awaited<ReturnType<Engine["make"]>>;
  let site: Site;
  let api: Api;
  let mails: MailServer;
  let receiver: Receiver;
  /** How far the engine's clock is ahead. */
  let later = 0;

  beforeAll(async () => {
    made = await engine.make();
    mails = await startMailServer();
    receiver = await startReceiver();
    site = await openSite(made.place, {
      SMTP_URL: mails.url,
      LEADS_EMAIL: "team@example.org",
      WEBHOOK_ALLOWED_HOSTS: receiver.host,
    });
    api = await useApi(site, "admin");
    await storeLeads(site, 1);
  });
  afterEach(async () => {
    later = 0;
    mails.taken.length = 0;
    receiver.received.length = 0;
    receiver.answer = (response) => void response.end();
    for (const { id } of (await api.get("/api/automations")).body.items) await api.remove(`/api/automations/${id}`);
  });
  afterAll(async () => {
    await site.services.events.close();
    await site.close();
    await Promise.all([mails.stop(), receiver.stop(), made.remove()]);
  });

  /** Does what is due as another process of the site would, with its own clock. */
  async function run() {
    const { database, automations } = site.services;
    const now = () => new Date(Date.now() + later);
    const failures: unknown[] = [];
    const other = makeEngine({ database, ports: automations.ports, now, onFailure: (error) => failures.push(error) });
    await other.runDue();
    await other.stop();
    expect(failures).toEqual([]);
  }
  async function create(body: object) {
    const answer = await api.post("/api/automations", {
      name: "Test",
      isEnabled: true,
      trigger: { type: "lead" },
      ...body,
    });
    expect([answer.status, answer.body]).toEqual([201, expect.anything()]);
    return answer.body;
  }
  async function begin(steps: object[], entry: unknown = LEAD) {
    const { id } = await create({ steps });
    const { status, body } = await api.post(`/api/automations/${id}/run`, { entry });
    expect([status, body.status]).toEqual([201, "queued"]);
    return body.id;
  }
  const read = async (id: string) => (await api.get(`/api/executions/${id}`)).body;
  const stepsOf = async (id: string) =>
    (await read(id)).steps.map(({ type, status }: { type: string; status: string }) => `${type} ${status}`);

  it("send what a lead brings to the team, by mail and as a signed webhook, and show each step", async () => {
    const url = `${receiver.url}?a=1`;
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
    const { body } = await api.post(`/api/automations/${automation.id}/run`, { entry: LEAD });
    await run();
    const [mail] = mails.taken;
    const [sent] = receiver.received;
    if (!mail || !sent) throw new Error("Nothing came");
    expect([mail.to, headerOf(mail, "Subject"), headerOf(mail, "Bcc"), headerOf(mail, "Reply-To")]).toEqual([
      ["team@example.org"],
      "New: Ada Bcc: x@example.org",
      undefined,
      "number0@example.org",
    ]);
    expect(mail.raw).toContain("number 0@example.org, https://example.org");
    const event = new Webhook(secret).verify(sent.body, sent.headers as Record<string, string>);
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
    const listed = await api.get(`/api/executions?automation=${automation.id}&status=done`);
    expect(listed.body.items).toMatchObject([{ id: body.id, automationName: "Test" }]);
    expect(JSON.stringify(execution)).not.toContain(secret);
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
    const subjects = mails.taken.map((mail) => headerOf(mail, "Subject")).toSorted();
    expect(subjects).toEqual(["after", "else", "then"]);
  });

  it("wait, also through a restart, until the time has come", async () => {
    const id = await begin([
      { type: "wait", days: 1, hours: 2 },
      { type: "mail", subject: "later", text: "x" },
    ]);
    await run();
    expect([(await read(id)).status, await stepsOf(id)]).toEqual(["waiting", ["wait waiting", "mail pending"]]);
    later = 26 * HOUR_MS - 5000;
    await run();
    expect(mails.taken).toEqual([]);
    later = 26 * HOUR_MS;
    await run();
    expect([(await read(id)).status, mails.taken.length]).toEqual(["done", 1]);
  });

  it("wait until a date, and say so where a text is none", async () => {
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
    receiver.answer = (response) => void response.writeHead(503).end();
    const id = await begin([{ type: "webhook", url: receiver.url }, { type: "stop" }]);
    for (let attempt = 0; attempt < 12; attempt += 1, later += 28 * HOUR_MS) await run();
    const { status, steps, error } = await read(id);
    expect([status, error.code, steps[0].status, steps[1].status]).toEqual([
      "failed",
      "STEP_FAILED",
      "failed",
      "skipped",
    ]);
    const outcomes = steps[0].attempts.map(({ outcome }: { outcome: string }) => outcome);
    expect(outcomes).toEqual([...Array.from({ length: 9 }, () => "retry"), "failed"]);
    const keys = receiver.received.map(({ headers }) => headers["webhook-id"]);
    expect([keys.length, new Set(keys).size]).toEqual([10, 1]);
  });

  it("run again from a step, with another key, and replay a range of failed ones", async () => {
    receiver.answer = (response) => void response.writeHead(410).end();
    const id = await begin([
      { type: "mail", subject: "once", text: "x" },
      { type: "webhook", url: `${receiver.url}/again` },
    ]);
    await run();
    expect((await read(id)).status).toBe("failed");
    expect((await api.post(`/api/executions/${id}/again`, { from: 2 })).body.error).toMatchObject({
      code: "INVALID",
      path: ["from"],
    });
    receiver.answer = (response) => void response.end();
    const { items } = (await api.get("/api/webhook-endpoints")).body;
    for (const { id: endpoint } of items) await api.patch(`/api/webhook-endpoints/${endpoint}`, { isEnabled: true });
    expect((await api.post(`/api/executions/${id}/again`, { from: 1 })).body.status).toBe("running");
    expect((await api.post(`/api/executions/${id}/again`, { from: 1 })).body.error.code).toBe("EXECUTION_ACTIVE");
    await run();
    const { status, automationId, createdAt, steps } = await read(id);
    expect([status, steps[1].attempts.length, mails.taken.length]).toEqual(["done", 2, 1]);
    const keys = receiver.received.map(({ headers }) => headers["webhook-id"]);
    expect(new Set(keys).size).toBe(2);
    const range = { automation: automationId, since: createdAt, until: new Date(Date.now() + 1000).toISOString() };
    expect((await api.post("/api/executions/replay", range)).body).toEqual({ count: 0 });
    expect((await api.post("/api/executions/replay", { ...range, status: "done" })).body).toEqual({ count: 1 });
    await run();
    expect(mails.taken).toHaveLength(2);
  });

  it("are cancelled, and keep the version that they began with", async () => {
    const { id } = await create({
      steps: [
        { type: "wait", hours: 1 },
        { type: "mail", subject: "one", text: "x" },
      ],
    });
    const start = async () => (await api.post(`/api/automations/${id}/run`, { entry: LEAD })).body.id;
    const [first, second] = [await start(), await start()];
    await run();
    const changed = await api.patch(`/api/automations/${id}`, { steps: [{ type: "stop" }], version: 1 });
    expect(changed.body).toMatchObject({ version: 2, steps: [{ type: "stop" }] });
    expect((await api.patch(`/api/automations/${id}`, { name: "x", version: 1 })).body.error.code).toBe(
      "AUTOMATION_CHANGED",
    );
    expect((await api.post(`/api/executions/${first}/cancel`)).body).toMatchObject({
      status: "cancelled",
      steps: [{ status: "cancelled" }, { status: "skipped" }],
    });
    expect((await api.post(`/api/executions/${first}/cancel`)).body.error.code).toBe("EXECUTION_ENDED");
    later = 2 * HOUR_MS;
    await run();
    expect(await read(second)).toMatchObject({ version: 1, status: "done" });
    expect(mails.taken).toHaveLength(1);
  });

  it("send nothing and wait for nothing in a test, but show what they would do", async () => {
    const { id } = await create({
      isEnabled: false,
      steps: [
        { type: "wait", days: 3 },
        { type: "mail", to: "person", subject: "Hi {{lead.firstName}}", text: "x" },
        { type: "webhook", url: receiver.url },
      ],
    });
    const { body } = await api.post(`/api/automations/${id}/run`, { entry: LEAD, isTest: true });
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
    expect([mails.taken, receiver.received]).toEqual([[], []]);
  });

  it("start when something is posted to their secret address, once for each event", async () => {
    const { trigger, id } = await create({
      trigger: { type: "webhook" },
      steps: [{ type: "mail", subject: "{{webhook.person.name}}", text: "x" }],
    });
    const post = (address: string, body: unknown, key = "event-1") =>
      site.request(new URL(address).pathname, {
        method: "POST",
        body: JSON.stringify(body),
        headers: { "webhook-id": key },
      });
    const body = { person: { name: "Bo" } };
    expect((await post(trigger.address, body)).status).toBe(200);
    expect((await post(trigger.address, body)).status).toBe(200);
    expect((await post(`${trigger.address}x`, body)).status).toBe(404);
    expect((await post(trigger.address, [1])).status).toBe(422);
    await run();
    expect(mails.taken.map((mail) => headerOf(mail, "Subject"))).toEqual(["Bo"]);
    await api.patch(`/api/automations/${id}`, { isEnabled: false });
    expect((await post(trigger.address, body, "event-2")).status).toBe(404);
    const editor = await useApi(site, "editor");
    expect((await editor.get(`/api/automations/${id}`)).body.trigger).toEqual({ type: "webhook" });
  });

  it("start on schedule, once however many processes look and however long none did", async () => {
    const { id, nextAt } = await create({
      trigger: { type: "schedule", every: "hour", at: "00:30" },
      steps: [{ type: "mail", subject: "{{schedule.at}}", text: "x" }],
    });
    later = Date.parse(nextAt) - Date.now() - 10_000;
    await run();
    expect(mails.taken).toEqual([]);
    later += 5 * HOUR_MS + 10_000;
    await Promise.all([run(), run(), run()]);
    expect(mails.taken.map((mail) => headerOf(mail, "Subject"))).toEqual([nextAt]);
    const next = (await api.get(`/api/automations/${id}`)).body.nextAt;
    expect(Date.parse(next) - Date.parse(nextAt)).toBeGreaterThanOrEqual(5 * HOUR_MS);
  });

  it.each<[string, object, string[]]>([
    ["a step of no type", { steps: [{ type: "shout" }] }, ["steps", "0", "type"]],
    [
      "a receiver in a private network",
      { steps: [{ type: "webhook", url: "http://10.0.0.1/" }] },
      ["steps", "0", "url"],
    ],
    ["a mail without a text", { steps: [{ type: "stop" }, { type: "mail", subject: "x" }] }, ["steps", "1", "text"]],
    ["a trigger of no type", { trigger: { type: "moon" }, steps: [] }, ["trigger", "type"]],
    ["rows of no entity", { trigger: { type: "row" }, steps: [] }, ["trigger", "entity"]],
    ["no name", { name: " ", steps: [] }, ["name"]],
  ])("refuse %s, and say where", async (_case, body, path) => {
    const answer = await api.post("/api/automations", {
      name: "x",
      isEnabled: true,
      trigger: { type: "lead" },
      ...body,
    });
    expect([answer.status, answer.body.error.code, answer.body.error.path]).toEqual([422, "INVALID", path]);
  });
});
