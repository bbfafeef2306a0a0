import { afterEach, describe, expect, it } from "vitest";
import { makeEngine } from "#automations/server";
import { engines } from "../databases.ts";
import { inboxSiteFor } from "../inbox-site.ts";

const DAY_MS = 24 * 3_600_000;

describe.each(engines)("automations and the inbox on $name", (engine) => {
  const { site, api, sendForm, sendLead, latest, read } = inboxSiteFor(engine);

  afterEach(async () => {
    const { items } = (await api().get("/api/automations")).body;
    for (const { id } of items) await api().remove(`/api/automations/${id}`);
  });

  /** @param later how far the engine's clock is ahead. */
  async function run(later = 0) {
    const { database, automations } = site().services;
    const failures: unknown[] = [];
    const ports = automations.ports;
    const now = () => new Date(Date.now() + later);
    await makeEngine({ database, ports, now, onFailure: (error) => failures.push(error) }).runDue();
    expect(failures).toEqual([]);
  }
  async function create(body: object): Promise<string> {
    const { status, body: made } = await api().post("/api/automations", { name: "Test", isEnabled: true, ...body });
    expect([status, made.id]).toEqual([201, expect.any(String)]);
    return made.id;
  }
  const executions = async (id: string) => (await api().get(`/api/executions?automation=${id}`)).body.items;
  const email = async () => (await api().get("/api/session")).body.user.email;

  it("set status, tags and assignee of what a form sends, and read them again", async () => {
    const id = await create({
      trigger: { type: "submission", form: "Contact" },
      steps: [
        {
          type: "update",
          status: "qualified",
          tags: ["From {{submission.f1}}"],
          assignee: await email(),
          note: "{{submission.answers}}",
        },
        { type: "condition", key: "seen", rules: [{ field: "submission.status", is: "equals", value: "qualified" }] },
      ],
    });
    const other = await create({ trigger: { type: "submission", form: "Other" }, steps: [{ type: "stop" }] });
    await sendForm();
    await run();
    const entry = await read(await latest());
    expect(entry).toMatchObject({ status: "qualified", tags: ["From Bo Ek"] });
    expect(JSON.stringify(entry.events)).toContain("Hello");
    const [execution] = await executions(id);
    expect(execution.trigger).toMatchObject({ type: "submission", about: entry.name });
    expect(entry.name).toBe("Bo Ek");
    const { steps } = (await api().get(`/api/executions/${execution.id}`)).body;
    expect(steps).toMatchObject([{ output: { status: "qualified", tags: "From Bo Ek" } }, { output: { met: true } }]);
    expect(await executions(other)).toEqual([]);
  });

  it("leave in an entry's history what was sent on, and which of them did", async () => {
    await create({
      name: "Tell Ada",
      trigger: { type: "submission" },
      steps: [{ type: "mail", subject: "x", text: "x" }],
    });
    await sendForm();
    const { database, automations } = site().services;
    const mail = async () => ({ kind: "done" as const, output: {} });
    const ports = { ...automations.ports, mail };
    await makeEngine({ database, ports, onFailure: (error) => expect(error).toBeUndefined() }).runDue();
    const { events } = await read(await latest());
    expect(events).toMatchObject([{ type: "sent", text: "Email by “Tell Ada”" }]);
  });

  it("change nothing where a part of a change is refused, and say what", async () => {
    const id = await create({
      trigger: { type: "lead" },
      steps: [{ type: "update", status: "won", tags: ["Kept out"], assignee: "nobody@example.org" }],
    });
    await sendLead();
    await run();
    expect(await executions(id)).toMatchObject([
      { status: "failed", error: { message: "Nobody here has the address nobody@example.org" } },
    ]);
    expect(await read(await latest())).toMatchObject({ status: "new", tags: [] });
  });

  it("begin for what was held back once someone says that it is no spam", async () => {
    const id = await create({ trigger: { type: "submission" }, steps: [{ type: "update", tags: ["Seen"] }] });
    await sendForm({ company_fax: "1" });
    await run();
    expect(await executions(id)).toEqual([]);
    const entry = await latest();
    await api().patch(`/api/inbox/entries/${entry}`, { status: "read" });
    await run();
    expect(await executions(id)).toMatchObject([{ status: "done" }]);
    expect((await read(entry)).tags).toEqual(["Seen"]);
  });

  it("continue from where they were once the entry is moved out of spam, and are started once", async () => {
    const id = await create({
      trigger: { type: "submission" },
      steps: [{ type: "update", tags: ["Seen"], note: "once" }, { type: "wait", minutes: 1 }, { type: "stop" }],
    });
    await sendForm();
    await run();
    const entry = await latest();
    const change = (status: string) => api().patch(`/api/inbox/entries/${entry}`, { status });
    await change("spam");
    const { db } = site().services.database;
    await db.updateTable("executions").set({ due_at: new Date().toISOString() }).execute();
    await run();
    const cancelled = { status: "cancelled", error: { code: "ENTRY_GONE" } };
    expect(await executions(id)).toMatchObject([cancelled]);
    await change("archived");
    await run();
    expect(await executions(id)).toMatchObject([cancelled]);
    await change("read");
    await run();
    expect(await executions(id)).toMatchObject([{ status: "waiting" }]);
    const { events } = await read(entry);
    expect(events.filter(({ type }: { type: string }) => type === "note")).toHaveLength(1);
  });

  it("don't wait again for what was over while it was spam", async () => {
    const id = await create({
      trigger: { type: "submission" },
      steps: [
        { type: "wait", days: 3 },
        { type: "update", tags: ["Sent on"] },
      ],
    });
    await sendForm();
    await run();
    const entry = await latest();
    const change = (status: string) => api().patch(`/api/inbox/entries/${entry}`, { status });
    await change("spam");
    await run(3 * DAY_MS);
    expect(await executions(id)).toMatchObject([{ status: "cancelled", error: { code: "ENTRY_GONE" } }]);
    await change("read");
    await run(3 * DAY_MS);
    expect([await executions(id), (await read(entry)).tags]).toMatchObject([[{ status: "done" }], ["Sent on"]]);
  });

  it("compare when something was received, and wait until then", async () => {
    const rules = [{ field: "submission.received", is: "above", value: "2020-01-01" }];
    const id = await create({
      trigger: { type: "submission" },
      steps: [
        { type: "wait", until: "{{submission.received}}" },
        { type: "condition", rules, else: [{ type: "stop" }] },
        { type: "update", tags: ["Of late"] },
      ],
    });
    await sendForm();
    await run();
    expect([await executions(id), (await read(await latest())).tags]).toMatchObject([
      [{ status: "done" }],
      ["Of late"],
    ]);
  });

  it("send nothing about spam that is archived, and go on once it is none", async () => {
    const id = await create({
      trigger: { type: "submission" },
      steps: [
        { type: "wait", minutes: 1 },
        { type: "update", tags: ["Sent on"] },
      ],
    });
    await sendForm();
    await run();
    const entry = await latest();
    const change = (status: string) => api().patch(`/api/inbox/entries/${entry}`, { status });
    await change("spam");
    await change("archived");
    expect(await executions(id)).toMatchObject([{ status: "cancelled", error: { code: "ENTRY_GONE" } }]);
    await change("read");
    expect(await executions(id)).toMatchObject([{ status: "running" }]);
  });

  it("forget a person who is erased", async () => {
    const id = await create({ trigger: { type: "lead" }, steps: [{ type: "stop" }] });
    await sendLead();
    await run();
    const entry = await latest();
    const { email: address } = await read(entry);
    expect(await executions(id)).toHaveLength(1);
    const erased = await api().post("/api/inbox/person/erase", { email: address });
    expect([erased.status, await executions(id)]).toEqual([200, []]);
  });
});
