import { afterEach, describe, expect, it, vi } from "vitest";
import { NEWSLETTER_FORM } from "#subscribers";
import { formToken } from "#forms/server";
import { useApi } from "../api-client.ts";
import { automationsFor, HOUR_MS } from "../automations.ts";
import { engines } from "../databases.ts";
import { json, signUp } from "../newsletter.ts";
import { OWN } from "../sign-in.ts";
import { headerOf } from "../smtp.ts";

/** A time as an email shows it. */
const shown = (time: string) => `${time.slice(0, 16).replace("T", " ")} UTC`;

describe.each(engines)("automations on $name", (engine) => {
  const { clock, site, api, mails, run, create, listed, read } = automationsFor(engine);
  afterEach(() => void vi.useRealTimers());

  it("start when something is posted to their secret address, once for each event", async () => {
    const { trigger, id } = await create({
      trigger: { type: "webhook" },
      steps: [{ type: "mail", subject: "{{webhook.person.name}}", text: "x" }],
    });
    const post = (address: string, body: unknown, key = "event-1") =>
      site().request(new URL(address).pathname, {
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
    expect(mails().taken.map((mail) => headerOf(mail, "Subject"))).toEqual(["Bo"]);
    await api().patch(`/api/automations/${id}`, { isEnabled: false });
    expect((await post(trigger.address, body, "event-2")).status).toBe(404);
    const editor = await useApi(site(), "editor");
    expect((await editor.get(`/api/automations/${id}`)).body.trigger).toEqual({ type: "webhook" });
  });

  it("don't count the addresses that a client makes up once it has posted too often", async () => {
    const { db } = site().services.database;
    const post = (token: string) => site().request(`/api/hooks/${token}`, { method: "POST", body: "{}" });
    const counters = async () => (await db.selectFrom("rate_limits").select("bucket").execute()).length;
    expect((await post("made-up-0")).status).toBe(404);
    await db.updateTable("rate_limits").set({ hits: 1000 }).execute();
    const before = await counters();
    const answers = await Promise.all(["made-up-1", "made-up-2"].map(post));
    expect(answers.map(({ status, headers }) => [status, Number(headers.get("retry-after")) > 0])).toEqual([
      [429, true],
      [429, true],
    ]);
    expect(await counters()).toBe(before);
    await db.deleteFrom("rate_limits").execute();
  });

  it("start for each event whose sender names none", async () => {
    const { trigger, id } = await create({ trigger: { type: "webhook" }, steps: [] });
    const post = (headers: Record<string, string>) =>
      site().request(new URL(trigger.address).pathname, { method: "POST", body: "{}", headers });
    await post({ "webhook-id": "" });
    await post({ "webhook-id": "", "Idempotency-Key": "" });
    expect(await listed(id)).toHaveLength(2);
    await post({ "webhook-id": "", "Idempotency-Key": "event-1" });
    await post({ "webhook-id": "", "Idempotency-Key": "event-1" });
    expect(await listed(id)).toHaveLength(3);
    await post({ "webhook-id": `${"x".repeat(300)}1` });
    await post({ "webhook-id": `${"x".repeat(300)}2` });
    expect(await listed(id)).toHaveLength(5);
  });

  it("start once for a sign-up, whose emails can be unsubscribed from, and not again for the same address", async () => {
    const steps = [
      { type: "mail", to: "person", subject: "Welcome {{subscriber.firstName}}", text: "x" },
      { type: "wait", hours: 1 },
      { type: "mail", to: "person", subject: "More", text: "x" },
    ];
    const { id } = await create({ trigger: { type: "subscriber" }, steps });
    const post = async () => {
      const csrf = formToken(site().services.secret, NEWSLETTER_FORM, Date.now());
      const body = new URLSearchParams({ ...signUp, csrf }).toString();
      const headers = { ...OWN, ...json, "content-type": "application/x-www-form-urlencoded" };
      return (await site().request("/newsletter", { method: "POST", body, headers })).status;
    };
    expect([await post(), await post()]).toEqual([200, 200]);
    await run();
    const [mail] = mails().taken;
    if (!mail) throw new Error("No email came");
    expect([mails().taken.length, mail.to, headerOf(mail, "Subject")]).toEqual([1, ["ada@example.org"], "Welcome Ada"]);
    const [, address = ""] = /<(.+)>/.exec(headerOf(mail, "List-Unsubscribe") ?? "") ?? [];
    const raw = mail.raw.replaceAll("=\r\n", "").replaceAll("=3D", "=");
    expect(raw).toContain(`To stop getting emails like this: ${address}`);
    // Nobody knows which language the automation's own text is in.
    expect(raw.match(/lang="\w+" dir="\w+"[^>]*>[^<]{4}/g)).toEqual([expect.stringMatching(/^lang="en".*>To s/)]);
    const { pathname, search } = new URL(address);
    const left = await site().request(`${pathname}${search}`, {
      method: "POST",
      body: "List-Unsubscribe=One-Click",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(left.status).toBe(200);
    clock.later = 2 * HOUR_MS;
    await run();
    expect(mails().taken).toHaveLength(1);
    const [{ id: execution }] = await listed(id);
    expect((await read(execution)).steps[2]).toMatchObject({ status: "done", output: { sent: false } });
  });

  it("start on schedule, once however many processes look and however long none did", async () => {
    const { id, nextAt } = await create({
      trigger: { type: "schedule", every: "hour", at: "00:30" },
      steps: [{ type: "mail", subject: "{{schedule.at}}", text: "x" }],
    });
    clock.later = Date.parse(nextAt) - Date.now() - 10_000;
    await run();
    expect(mails().taken).toEqual([]);
    clock.later += 5 * HOUR_MS + 10_000;
    await Promise.all([run(), run(), run()]);
    expect(mails().taken.map((mail) => headerOf(mail, "Subject"))).toEqual([shown(nextAt)]);
    const next = (await api().get(`/api/automations/${id}`)).body.nextAt;
    expect(Date.parse(next) - Date.parse(nextAt)).toBeGreaterThanOrEqual(5 * HOUR_MS);
  });

  it("count what has arrived since they were due, where someone starts them, once for an id", async () => {
    const { id, nextAt } = await create({
      trigger: { type: "schedule", every: "week" },
      steps: [
        {
          type: "mail",
          subject: "{{schedule.leads}} and {{schedule.subscribers}} since {{schedule.since}}",
          text: "x",
        },
      ],
    });
    const since = new Date(Date.parse(nextAt) - 7 * 24 * HOUR_MS).toISOString();
    const { db } = site().services.database;
    await db.updateTable("leads").set({ created_at: since }).execute();
    // Of three who signed up since, one has confirmed; so has one who signed up before.
    const before = new Date(Date.parse(since) - HOUR_MS).toISOString();
    await db.updateTable("subscribers").set({ created_at: before, confirmed_at: before }).execute();
    const added = (name: string, created: string, confirmed: string | null) => ({
      id: name,
      email: `${name}@example.org`,
      email_key: `${name}@example.org`,
      created_at: created,
      confirmed_at: confirmed,
      first_name: "",
      last_name: "",
      source: "",
      page_path: "/",
      query: "",
      locale: "en",
      search_text: "",
    });
    const rows = [
      added("asked", since, null),
      added("asked-too", since, null),
      added("confirmed", since, since),
      added("late", before, since),
    ];
    await db.insertInto("subscribers").values(rows).execute();
    const once = { id: "01993b7a-6c00-7000-8000-00000000000a" };
    expect((await api().post(`/api/automations/${id}/run`, once)).body).toMatchObject(once);
    await run();
    expect((await api().post(`/api/automations/${id}/run`, once)).body).toMatchObject({ ...once, status: "done" });
    await run();
    expect(mails().taken.map((mail) => headerOf(mail, "Subject"))).toEqual([`1 and 2 since ${shown(since)}`]);
  });

  it("start at a time that was due when the automation was saved", async () => {
    const hourly = { type: "schedule", every: "hour", at: "00:30" };
    const { id, nextAt } = await create({
      trigger: hourly,
      steps: [{ type: "mail", subject: "{{schedule.at}}", text: "x" }],
    });
    const change = (body: unknown) => api().patch(`/api/automations/${id}`, body);
    expect((await change({ name: "Hourly", trigger: hourly })).body.nextAt).toBe(nextAt);
    vi.useFakeTimers({ now: Date.parse(nextAt) + 500, toFake: ["Date"] });
    expect((await change({ name: "Every hour" })).body.nextAt).toBe(nextAt);
    await run();
    expect(mails().taken.map((mail) => headerOf(mail, "Subject"))).toEqual([shown(nextAt)]);
    await change({ isEnabled: false });
    vi.setSystemTime(Date.now() + 5 * HOUR_MS);
    const on = await change({ isEnabled: true });
    expect(Date.parse(on.body.nextAt)).toBeGreaterThan(Date.now());
  });
});
