import { tmpdir } from "node:os";
import { pino } from "pino";
import { afterEach, beforeEach, expect, it } from "vitest";
import { makeEngine, type Ports } from "#automations/server";
import { formToken } from "#forms/server";
import { LEAD_ACTION } from "#leads";
import { leadForm } from "#leads/server";
import { makeMail, type Message } from "#mail/server";
import { textsFor } from "#shared";
import { mailStep } from "../../src/server/automations/mail-step.ts";
import { readEntry } from "../../src/server/automations/read-entry.ts";
import { readEnvironment } from "../../src/server/environment/environment.ts";
import { describeOnEachDatabase } from "../databases.ts";
import { headerOf, startMailServer, type MailServer, type TakenMail } from "../smtp.ts";

const ORIGIN = "https://example.org";
const TEXTS = textsFor("es").form;
const ENTERED = {
  numStudents: "20",
  sessionsPerStudent: "5",
  costPerReport: "120",
  firstName: "Zoë",
  lastName: "Byron",
  email: "zoe@example.org",
  website: "zoe.example",
  linkedinUrl: "https://linkedin.com/in/zoe",
  consent: "on",
};
const PLACE = { path: "/offer", anchor: "count", query: "utm_source=letter&utm_campaign=may", locale: "es" };

/** Longer than any process keeps an email that it has taken. */
const LEASE_MS = 120_000;

describeOnEachDatabase("emails about leads", (get) => {
  let server: MailServer;
  let onMail: (mail: TakenMail) => void | Promise<void>;
  /** How far the clock is ahead. */
  let later: number;

  beforeEach(async () => {
    onMail = () => {};
    server = await startMailServer((mail) => onMail(mail));
    later = 0;
  });
  afterEach(async () => {
    await server.stop();
    for (const table of ["leads", "executions"] as const) await get().db.deleteFrom(table).execute();
  });

  function submit(fields: Record<string, string> = {}) {
    const secret = "a secret of the tests";
    const post = leadForm({ database: get(), secret, replyTime: () => undefined });
    const csrf = formToken(secret, LEAD_ACTION, Date.now());
    return post({
      fields: { ...ENTERED, csrf, ...fields },
      origin: PLACE,
      client: String(Math.random()),
      texts: TEXTS,
    });
  }

  const send = (mail: Message) => {
    const log = pino({ level: "silent" });
    return makeMail({ smtpUrl: server.url, from: "Site <site@example.org>", folder: tmpdir(), log }).send(mail);
  };
  /** A process of the site. Without a team there are no admins either. */
  function open({ team = "team@example.org, boss@example.org", isSet = true, sendMail = send } = {}) {
    const environment = readEnvironment({
      DATA_DIR: tmpdir(),
      APP_SECRET: "a secret of the tests, long enough",
      ...(isSet && { SMTP_URL: server.url, MAIL_FROM: "site@example.org" }),
      ...(team && { LEADS_EMAIL: team }),
    });
    const log = pino({ level: "silent" });
    const mail = makeMail({ from: "x@example.org", folder: tmpdir(), log });
    const needs = { database: get(), environment, origin: ORIGIN, secret: "s", log, mail: { ...mail, send: sendMail } };
    const ports: Ports = { readEntry, readSite: () => ({ name: "Site", origin: ORIGIN }), mail: mailStep(needs) };
    const now = () => new Date(Date.now() + later);
    return makeEngine({ database: get(), ports, now, onFailure: () => {} });
  }
  const deliver = () => open().runDue();
  const executions = (status: "waiting" | "failed" | "running" | "queued") =>
    get().db.selectFrom("executions").selectAll().where("status", "=", status).execute();
  const reasons = async () =>
    (await get().db.selectFrom("execution_steps").select("error").execute()).map(({ error }) => error);

  it("tell the team everything that was entered and computed, and replies go to the lead", async () => {
    await submit();
    expect(await deliver()).toBe(true);
    const [mail] = server.taken;
    if (!mail) throw new Error("No email came");
    expect(await deliver()).toBe(false);
    const [lead] = await get().db.selectFrom("leads").select("id").execute();
    expect(mail.to).toEqual(["team@example.org", "boss@example.org"]);
    expect(headerOf(mail, "Reply-To")).toBe("zoe@example.org");
    expect(headerOf(mail, "Message-ID")).toMatch(/^<[\w-]+@example\.org>$/);
    const body = readBody(mail);
    for (const line of [
      "Name: Zoë Byron",
      "Email: zoe@example.org",
      "Website: zoe.example",
      "LinkedIn: https://linkedin.com/in/zoe",
      "Number of students: 20",
      "Sessions per student: 5",
      "Cost per report: $120",
      "Savings: $6,000 (50%)",
      "Hours freed: 158",
      "Page: https://example.org/es/offer?utm_source=letter&utm_campaign=may#count",
      `Open the lead: https://example.org/admin/leads/${lead?.id}`,
    ]) {
      expect(body.split("\n")).toContain(line);
    }
    expect(await reasons()).toEqual([null]);
  });

  it("come once for equal posts, and not at all for suspicious ones", async () => {
    await Promise.all([submit(), submit()]);
    await submit({ company_fax: "1" });
    expect([await deliver(), await deliver()]).toEqual([true, false]);
    expect(server.taken).toHaveLength(1);
  });

  it("fail with the remedy where no mail server is set up", async () => {
    await submit();
    await open({ isSet: false }).runDue();
    expect([(await executions("failed")).length, await reasons()]).toEqual([
      1,
      ["No mail server is set up: set SMTP_URL"],
    ]);
  });

  it("can't get another header or recipient from what was entered", async () => {
    const name = "Eve\r\nBcc: victim@example.org\r\n\r\nBody";
    await submit({ firstName: name, lastName: "<eve@evil.example>, x", email: "eve@example.org" });
    await deliver();
    const [mail] = server.taken;
    if (!mail) throw new Error("No email came");
    expect(mail.to).toEqual(["team@example.org", "boss@example.org"]);
    expect(headerOf(mail, "Bcc")).toBeUndefined();
    expect(headerOf(mail, "Subject")).toBe("New lead: Eve Bcc: victim@example.org Body <eve@evil.example>, x");
  });

  it("are retried with growing delays while the mail server refuses or is unreachable for over an hour, and arrive when it is back", async () => {
    await submit();
    onMail = () => {
      throw new Error("try later");
    };
    await deliver();
    expect(await deliver()).toBe(false);
    const { port } = server;
    await server.stop();
    const waits = [16, 31, 61, 121, 241, 481, 961, 1921];
    for (const seconds of waits) {
      later += seconds * 1000;
      expect(await deliver()).toBe(true);
    }
    expect((await executions("waiting"))[0]?.attempts).toBe(1 + waits.length);
    server = await startMailServer(undefined, port);
    expect(await deliver()).toBe(false);
    later += 61 * 60_000;
    expect(await deliver()).toBe(true);
    expect([server.taken.length, await executions("waiting")]).toEqual([1, []]);
  });

  it("are given up after five days of tries, and don't hold up others", async () => {
    await submit({ firstName: "Refused" });
    const refusing = open({
      sendMail: async (mail) => {
        if (mail.subject.includes("Refused")) throw new Error("Never");
        await send(mail);
      },
    });
    await refusing.runDue();
    await get().db.updateTable("executions").set({ attempts: 120 }).execute();
    const tryHourly = async (hours: number) => {
      for (let hour = 0; hour < hours; hour += 1, later += 3_600_000) await refusing.runDue();
    };
    later = 16_000;
    await tryHourly(7);
    expect([(await executions("failed")).length, (await executions("waiting")).length]).toEqual([0, 1]);
    await submit({ firstName: "Other" });
    await tryHourly(2);
    expect([(await executions("failed")).length, server.taken.length]).toEqual([1, 1]);
    expect(await get().db.selectFrom("leads").select("id").execute()).toHaveLength(2);
  });

  it("come twice at most, with the same id, when the process died after the mail server accepted one", async () => {
    await submit();
    const dying = open({
      sendMail: async (mail) => {
        await send(mail);
        await new Promise(() => {});
      },
    });
    void dying.runDue();
    await expect.poll(() => server.taken.length).toBe(1);
    expect(await deliver()).toBe(false);
    later += LEASE_MS + 1000;
    expect(await deliver()).toBe(true);
    const ids = server.taken.map((mail) => headerOf(mail, "Message-ID"));
    expect([ids.length, new Set(ids).size, await executions("running")]).toEqual([2, 1, []]);
  });

  it("are each sent by one of several processes", async () => {
    for (let index = 0; index < 12; index += 1) await submit({ firstName: `Ada ${index}` });
    await Promise.all([deliver(), deliver(), deliver()]);
    await deliver();
    expect(server.taken).toHaveLength(12);
    expect(new Set(server.taken.map((mail) => headerOf(mail, "Message-ID"))).size).toBe(12);
  });

  it("wait until there is a recipient", async () => {
    await submit();
    await open({ team: "" }).runDue();
    expect((await reasons())[0]).toContain("LEADS_EMAIL");
    later += 16_000;
    expect(await deliver()).toBe(true);
    expect(server.taken).toHaveLength(1);
  });

  it("are sent automatically until the delivery is stopped, which finishes the one in progress", async () => {
    const released = Promise.withResolvers<void>();
    onMail = () => released.promise;
    await submit();
    const engine = open();
    engine.start();
    await expect.poll(async () => (await executions("running")).length).toBe(1);
    const stopped = engine.stop();
    await submit({ firstName: "Second" });
    released.resolve();
    await stopped;
    expect([server.taken.length, (await executions("queued")).length]).toEqual([1, 1]);
  });
});

/** The decoded text of an email. */
function readBody({ raw }: TakenMail): string {
  const body = raw.slice(raw.indexOf("\r\n\r\n") + 4);
  const encoding = headerOf({ raw, to: [] }, "Content-Transfer-Encoding");
  if (encoding === "base64") return Buffer.from(body, "base64").toString().replaceAll("\r\n", "\n");
  const joined = body.replaceAll("=\r\n", "").replaceAll("\r\n", "\n");
  if (encoding !== "quoted-printable") return joined;
  const bytes = joined.replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, "latin1").toString();
}
