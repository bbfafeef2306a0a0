import { tmpdir } from "node:os";
import { pino } from "pino";
import { afterEach, beforeEach, expect, it } from "vitest";
import { formToken, LEASE_MS } from "#forms/server";
import { makeMail } from "#mail/server";
import { textsFor } from "#shared";
import { describeOnEachDatabase } from "../../../tests/databases.ts";
import { headerOf, startMailServer, type MailServer, type TakenMail } from "../../../tests/smtp.ts";
import { deliverLead, startLeadDelivery, type LeadDelivery } from "./deliver-leads.server.ts";
import { takeLeadMail } from "./lead-mails.server.ts";
import { LEAD_ACTION } from "./lead.ts";
import { leadForm } from "./leads.server.ts";

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

describeOnEachDatabase("emails about leads", (get) => {
  let server: MailServer;
  let failures: unknown[];
  let givenUp: number;
  let onMail: (mail: TakenMail) => void | Promise<void>;
  /** How far the clock is ahead. */
  let later: number;

  beforeEach(async () => {
    onMail = () => {};
    server = await startMailServer((mail) => onMail(mail));
    failures = [];
    givenUp = 0;
    later = 0;
  });
  afterEach(async () => {
    await server.stop();
    for (const table of ["leads", "lead_mails"] as const) await get().db.deleteFrom(table).execute();
  });

  const now = () => new Date(Date.now() + later);
  function submit(fields: Record<string, string> = {}, mailsTeam = true) {
    const secret = "a secret of the tests";
    const post = leadForm({ database: get(), secret, mailsTeam, replyTime: () => undefined });
    const csrf = formToken(secret, LEAD_ACTION, Date.now());
    return post({
      fields: { ...ENTERED, csrf, ...fields },
      origin: PLACE,
      client: String(Math.random()),
      texts: TEXTS,
    });
  }
  function delivery(team: string[] = ["team@example.org", "boss@example.org"]): LeadDelivery {
    const log = pino({ level: "silent" });
    const mail = makeMail({ smtpUrl: server.url, from: "Site <site@example.org>", folder: tmpdir(), log });
    const onFailure: LeadDelivery["onFailure"] = (error, _leadId, isGivenUp) => {
      failures.push(error);
      if (isGivenUp) givenUp += 1;
    };
    return { database: get(), origin: ORIGIN, findTeam: async () => team, send: mail.send, onFailure };
  }
  const deliver = () => deliverLead(delivery(), now);
  const waiting = () => get().db.selectFrom("lead_mails").selectAll().execute();

  it("tell the team everything that was entered and computed, and replies go to the lead", async () => {
    await submit();
    expect(await deliver()).toBe(true);
    const [mail] = server.taken;
    if (!mail) throw new Error("No email came");
    const [lead] = await get().db.selectFrom("leads").select("id").execute();
    expect(mail.to).toEqual(["team@example.org", "boss@example.org"]);
    expect(headerOf(mail, "Reply-To")).toBe("zoe@example.org");
    expect(headerOf(mail, "Message-ID")).toBe(`<lead-${lead?.id}@example.org>`);
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
    expect([await waiting(), await deliver(), failures]).toEqual([[], false, []]);
  });

  it("come once for equal posts, and not at all for suspicious ones or without a mail server", async () => {
    await Promise.all([submit(), submit()]);
    await submit({ company_fax: "1" });
    await submit({ firstName: "Other" }, false);
    expect([await deliver(), await deliver()]).toEqual([true, false]);
    expect(server.taken).toHaveLength(1);
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

  it("are retried with growing delays while the mail server refuses or is unreachable, and arrive when it is back", async () => {
    await submit();
    onMail = () => {
      throw new Error("try later");
    };
    expect(await deliver()).toBe(false);
    expect(await deliver()).toBe(false);
    expect(failures).toHaveLength(1);
    const { port } = server;
    await server.stop();
    for (const wait of [16_000, 31_000, 61_000, 121_000]) {
      later += wait;
      await deliver();
    }
    expect([failures.length, (await waiting())[0]?.attempts]).toEqual([5, 5]);
    server = await startMailServer(undefined, port);
    expect(await deliver()).toBe(false);
    later += 10 * 60_000;
    expect(await deliver()).toBe(true);
    expect([server.taken.length, await waiting()]).toEqual([1, []]);
  });

  it("are given up after five days of tries, and don't hold up others", async () => {
    await submit({ firstName: "Refused" });
    await get().db.updateTable("lead_mails").set({ attempts: 120 }).execute();
    const { send, ...others } = delivery();
    const refusing: LeadDelivery = {
      ...others,
      send: async (mail) => {
        if (mail.subject.includes("Refused")) throw new Error("Never");
        await send(mail);
      },
    };
    const tryHourly = async (hours: number) => {
      for (let hour = 0; hour < hours; hour += 1, later += 3_600_000) await deliverLead(refusing, now);
    };
    await tryHourly(7);
    expect([givenUp, (await waiting()).length]).toEqual([0, 1]);
    await submit({ firstName: "Other" });
    await tryHourly(2);
    expect([givenUp, server.taken.length, await waiting()]).toEqual([1, 1, []]);
    expect(await get().db.selectFrom("leads").select("id").execute()).toHaveLength(2);
  });

  it("arrive later when the process that took one died before it sent it", async () => {
    await submit();
    expect(await takeLeadMail(get(), now())).toMatchObject({ attempts: 1 });
    expect(await deliver()).toBe(false);
    later += LEASE_MS + 1000;
    expect(await deliver()).toBe(true);
    expect(server.taken).toHaveLength(1);
  });

  it("come twice at most, with the same id, when the process died after the mail server accepted one", async () => {
    await submit();
    const { send, ...others } = delivery();
    const dying: LeadDelivery = {
      ...others,
      send: async (mail) => {
        await send(mail);
        await new Promise(() => {});
      },
    };
    void deliverLead(dying, now);
    await expect.poll(() => server.taken.length).toBe(1);
    expect(await deliver()).toBe(false);
    later += LEASE_MS + 1000;
    expect(await deliver()).toBe(true);
    const ids = server.taken.map((mail) => headerOf(mail, "Message-ID"));
    expect([ids.length, new Set(ids).size, await waiting()]).toEqual([2, 1, []]);
  });

  it("are each sent by one of several processes", async () => {
    for (let index = 0; index < 12; index += 1) await submit({ firstName: `Ada ${index}` });
    const all = async (): Promise<void> => ((await deliver()) ? all() : undefined);
    await Promise.all([all(), all(), all()]);
    expect(server.taken).toHaveLength(12);
    expect(new Set(server.taken.map((mail) => headerOf(mail, "Message-ID"))).size).toBe(12);
  });

  it("wait until there is a recipient", async () => {
    await submit();
    expect(await deliverLead(delivery([]), now)).toBe(false);
    expect(String(failures[0])).toContain("LEADS_EMAIL");
    later += 16_000;
    expect(await deliver()).toBe(true);
  });

  it("are sent automatically until the delivery is stopped, which finishes the one in progress", async () => {
    let release = () => {};
    onMail = () => new Promise((resolve) => (release = () => resolve()));
    await submit();
    const stop = startLeadDelivery(delivery());
    await submit({ firstName: "Second" });
    await new Promise((resolve) => setTimeout(resolve, 200));
    const stopped = stop();
    release();
    await stopped;
    expect([server.taken.length, (await waiting()).length]).toEqual([1, 1]);
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
