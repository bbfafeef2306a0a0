import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SITE_TENANT } from "#tenants";
import { engines } from "../databases.ts";
import { headerOf, startMailServer, type MailServer } from "../smtp.ts";
import { startReceiver, type Receiver } from "../webhook-receiver.ts";
import { untilKilled, useKilledSite } from "./killed-site.ts";
import { newFolder, startSite, type ServerProcess } from "./server-process.ts";
import { LEAD } from "../lead.ts";

const ROUNDS = Number(process.env.KILL_ROUNDS ?? 1);
/** How many people send the form at the same time. */
const PEOPLE = 50;
const SOON = { timeout: 90_000, interval: 100 };
/** Emails of all rounds go out one connection after another. */
const IN_THE_END = { timeout: 90_000 + ROUNDS * 30_000, interval: 1000 };

const DEALS = {
  name: "deals",
  title: "Deal",
  titlePlural: "Deals",
  properties: [{ name: "title", title: "Title", type: "text" }],
};

describe.each(engines)("automations of a server that is killed on $name", (engine) => {
  let mails: MailServer;
  let receiver: Receiver;
  /** Another process of the site, which PostgreSQL allows. */
  let other: ServerProcess | undefined;
  const reached = () => ({
    SMTP_URL: mails.url,
    MAIL_FROM: "site@example.org",
    LEADS_EMAIL: "team@example.org",
    WEBHOOK_ALLOWED_HOSTS: receiver.host,
  });
  const { url, api, place, kill, restart, read } = useKilledSite(engine, async () => {
    mails = await startMailServer();
    receiver = await startReceiver((response) => void setTimeout(() => response.writeHead(204).end(), randomInt(30)));
    return reached();
  });
  beforeAll(async () => {
    if (!place().url) return;
    const secret = { APP_SECRET: "a secret of the tests, long enough", LOG_LEVEL: "error" };
    other = await startSite({ ...reached(), ...secret, DATABASE_URL: place().url ?? "", DATA_DIR: newFolder() });
  });
  afterAll(async () => {
    await other?.stop();
    await mails.stop();
    receiver.stop();
  });

  const thanked: string[] = [];
  let sent = 0;

  async function postLead(): Promise<void> {
    const email = `lead-${(sent += 1)}@example.org`;
    const { token } = await (await fetch(`${url()}/csrf`)).json();
    const answer = await fetch(url(), {
      method: "POST",
      body: new URLSearchParams({ ...LEAD, csrf: token, email }),
      headers: { accept: "application/json", origin: url(), "x-forwarded-for": `client of ${email}` },
    });
    if (answer.status === 200) thanked.push(email);
    else expect(answer.status).toBe(503);
  }

  async function person(): Promise<void> {
    for (;;) {
      await postLead();
      await wait(randomInt(400));
    }
  }

  /** Expires the leases of the process that is gone, as the passing of minutes would. */
  const endLeases = () =>
    read(({ db }) =>
      db.updateTable("executions").set({ due_at: new Date().toISOString() }).where("lease", "is not", null).execute(),
    );
  const active = () =>
    read(async ({ db }) => {
      const rows = await db.selectFrom("executions").select("id").where("ended_at", "is", null).execute();
      return rows.length;
    });

  it(
    `carry out each lead that was acknowledged: ours once, the rest at least once with its key, in ${ROUNDS} rounds`,
    { tags: ["slow"], timeout: 120_000 + ROUNDS * 60_000 },
    async () => {
      await api().post("/api/entities", DEALS);
      const steps = [
        { type: "row", entity: "deals", values: { title: "{{lead.email}}" } },
        { type: "webhook", url: receiver.url },
        { type: "update", tags: ["seen"], note: "note of {{lead.email}}" },
        { type: "mail", subject: "About {{lead.email}}", text: "x" },
      ];
      const made = await api().post("/api/automations", {
        name: "All",
        isEnabled: true,
        trigger: { type: "lead" },
        steps,
      });
      expect(made.status).toBe(201);
      for (let round = 0; round < ROUNDS; round += 1) {
        const before = thanked.length;
        const people = Array.from({ length: PEOPLE }, () => untilKilled(person()));
        await expect.poll(() => thanked.length, SOON).toBeGreaterThan(before + PEOPLE);
        await wait(randomInt(1500));
        await kill();
        await Promise.all(people);
        await endLeases();
        await restart(other === undefined);
      }
      await expect.poll(active, IN_THE_END).toBe(0);
      const stored = await read(async (database) => {
        const leads = await database.db.selectFrom("leads").select("email").execute();
        const notes = await database.db.selectFrom("inbox_events").select("text").where("type", "=", "note").execute();
        const failed = await database.db
          .selectFrom("executions")
          .select("error")
          .where("status", "<>", "done")
          .execute();
        const rows = await database.readTenant(SITE_TENANT, ({ rows: all }) =>
          all.selectFrom("rows").select("data").execute(),
        );
        return { emails: leads.map(({ email }) => email), notes, failed, rows };
      });
      const { emails, notes, failed, rows } = stored;
      expect(failed).toEqual([]);
      expect(new Set(emails).size).toBe(emails.length);
      expect(thanked.filter((email) => !emails.includes(email))).toEqual([]);
      const expected = emails.toSorted((a, b) => a.localeCompare(b));
      const sorted = (texts: string[]) => texts.toSorted((a, b) => a.localeCompare(b));
      expect(sorted(notes.map(({ text }) => text.slice("note of ".length)))).toEqual(expected);
      expect(sorted(rows.map(({ data }) => String(Object.values(JSON.parse(data))[0])))).toEqual(expected);
      const keys = Map.groupBy(receiver.received, ({ body }) => JSON.parse(body).data.email);
      const ids = [...keys].map(([email, all]) => [
        email,
        new Set(all.map(({ headers }) => headers["webhook-id"])).size,
      ]);
      expect(sorted(ids.map(([email]) => String(email)))).toEqual(expected);
      expect(ids.filter(([, count]) => count !== 1)).toEqual([]);
      const about = mails.taken.filter((mail) => headerOf(mail, "Subject")?.startsWith("About "));
      const bySubject = Map.groupBy(about, (mail) => headerOf(mail, "Subject")?.slice("About ".length) ?? "");
      expect(sorted([...bySubject.keys()])).toEqual(expected);
      const several = [...bySubject].filter(
        ([, all]) => new Set(all.map((mail) => headerOf(mail, "Message-ID"))).size > 1,
      );
      expect(several).toEqual([]);
    },
  );
});
