import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { trigger } from "#automations/server";
import { calculateRoi } from "#leads";
import { useApi, type Api } from "../api-client.ts";
import { engines, type Engine } from "../databases.ts";
import { lastMailTo } from "../mails.ts";
import { openSite, type Site } from "../services.ts";
import { headerOf, startMailServer } from "../smtp.ts";

describe.each(engines)("the state of the site's emails on $name", (engine: Engine) => {
  const ends: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end();
  });

  async function open(variables: Record<string, string> = {}): Promise<{ site: Site; admin: Api }> {
    const made = await engine.make();
    const site = await openSite(made.place, variables);
    ends.push(made.remove, async () => {
      await site.services.mail.settle();
      await site.services.events.close();
      await site.close();
    });
    return { site, admin: await useApi(site, "admin") };
  }

  it("says without SMTP_URL that they are kept in the outbox folder, wherever one is sent", async () => {
    const { site, admin } = await open({ SIGN_UP: "open" });
    expect((await admin.get("/api/mail")).body).toEqual({ delivery: "outbox" });
    const test = await admin.post("/api/mail/test");
    expect([test.status, test.body.delivery]).toEqual([200, "outbox"]);
    expect((await lastMailTo(site, test.body.to)).subject).toBe("Test email from example.org");
    const invited = await admin.post("/api/invitations", { email: "ada@example.org", role: "editor" });
    expect(invited.body).toMatchObject({ delivery: "outbox", url: expect.stringContaining("invitation=") });
    const reset = await admin.post("/api/auth/request-password-reset", { email: "nobody@example.org" });
    const signUp = { name: "Bo", email: "bo@example.org", password: "correct horse battery" };
    const signedUp = await admin.post("/api/auth/sign-up/email", signUp);
    for (const { body } of [reset, signedUp]) expect(body.message).toContain("kept in the outbox folder");
  });

  it("says without SMTP_URL since when the outbox folder keeps none, until it does", async () => {
    const { site, admin } = await open();
    const inTheWay = join(site.services.environment.DATA_DIR, "outbox");
    writeFileSync(inTheWay, "");
    const test = await admin.post("/api/mail/test");
    expect([test.status, test.body.error.message]).toEqual([
      503,
      "The test email couldn’t be kept: a file is in its place.",
    ]);
    const failing = { since: expect.any(String), reason: "a file is in its place", waiting: 0 };
    expect((await admin.get("/api/mail")).body).toEqual({ delivery: "outbox", failing });
    rmSync(inTheWay);
    await admin.post("/api/mail/test");
    expect((await admin.get("/api/mail")).body).toEqual({ delivery: "outbox" });
  });

  it("says with a mail server that takes them nothing but that", async () => {
    const server = await startMailServer();
    ends.push(server.stop);
    const { site, admin } = await open({ SMTP_URL: server.url });
    await site.services.mail.check();
    expect((await admin.get("/api/mail")).body).toEqual({ delivery: "smtp" });
    const { body } = await admin.post("/api/mail/test");
    expect([body.delivery, server.taken.map((mail) => [mail.to, headerOf(mail, "Subject")])]).toEqual([
      "smtp",
      [[[body.to], "Test email from example.org"]],
    ]);
    const invited = await admin.post("/api/invitations", { email: "ada@example.org", role: "editor" });
    expect(invited.body.delivery).toBe("smtp");
  });

  it("says since when the mail server is away and what waits, until it is back", async () => {
    const server = await startMailServer();
    await server.stop();
    const before = new Date().toISOString();
    const { site, admin } = await open({ SMTP_URL: server.url });
    await site.services.mail.check();
    const { failing } = (await admin.get("/api/mail")).body;
    expect(failing).toEqual({ since: expect.any(String), reason: "it can’t be reached", waiting: 0 });
    expect(failing.since >= before).toBe(true);
    const test = await admin.post("/api/mail/test");
    expect([test.status, test.body.error.message]).toEqual([
      503,
      "The mail server didn’t take the test email: it can’t be reached.",
    ]);
    const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
    await keepLead(site, hourAgo);
    expect((await admin.get("/api/mail")).body.failing).toMatchObject({
      since: hourAgo,
      waiting: 1,
    });
    await site.services.database.db.deleteFrom("executions").execute();
    const again = await startMailServer(undefined, server.port);
    ends.push(again.stop);
    expect((await admin.post("/api/mail/test")).status).toBe(200);
    expect((await admin.get("/api/mail")).body).toEqual({ delivery: "smtp" });
  });

  it("reports what the mail server answered without its words, and limits tests", async () => {
    const server = await startMailServer(() => {
      throw new Error("secret words about admin@example.org");
    });
    ends.push(server.stop);
    const { admin } = await open({ SMTP_URL: server.url });
    const answers = [];
    for (let count = 0; count < 6; count += 1) answers.push(await admin.post("/api/mail/test"));
    expect(answers[0]?.body.error.message).toBe(
      "The mail server didn’t take the test email: it refused the email (450).",
    );
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503, 429]);
    expect(Number(answers[5]?.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await admin.get("/api/mail")).body.failing.reason).toBe("it refused the email (450)");
  });
});

/** Stores a lead, and tries to send its email. */
async function keepLead(site: Site, createdAt: string): Promise<void> {
  const { db } = site.services.database;
  await db
    .insertInto("leads")
    .values({
      id: "lead",
      created_at: createdAt,
      page_path: "/",
      anchor: null,
      query: "",
      locale: "en",
      first_name: "Ada",
      last_name: "Byron",
      email: "ada@example.org",
      website: "ada.example",
      linkedin_url: null,
      num_students: 1,
      sessions_per_student: 1,
      cost_per_report: 1,
      result: JSON.stringify(calculateRoi({ numStudents: 20, sessionsPerStudent: 5, costPerReport: 120 })),
      suspicious_at: null,
      fingerprint: "x",
      search_text: "",
    })
    .execute();
  await site.services.database.inTransaction((trx) =>
    trigger(trx, { type: "lead", entry: "lead" }, new Date(createdAt)),
  );
  await site.services.automations.engine.runDue();
}
