import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { formToken } from "#forms/server";
import { readRecipient, sweepUnconfirmed } from "#subscribers/server";
import { deliverConfirmMail } from "../../src/domains/subscribers/confirm-mails.server.ts";
import { engines } from "../databases.ts";
import { json, signUp } from "../newsletter.ts";
import { openSite, readSubscribers, type Site } from "../services.ts";
import { signedIn } from "../sign-in.ts";
import { headerOf, startMailServer, type MailServer, type TakenMail } from "../smtp.ts";

const ASKED = "We’ve sent you an email. Follow its link to confirm your address.";
const DAY = 24 * 3_600_000;

describe.each(engines)("sign-ups that are confirmed by email on $name", (engine) => {
  let made: Awaited<ReturnType<typeof engine.make>>;
  let server: MailServer;
  let site: Site;
  /** Called when the mail server takes an email; it may throw. */
  let onMail: () => void | Promise<void>;
  /** How far the clock of the queue is ahead. */
  let later: number;

  beforeAll(async () => {
    made = await engine.make();
    server = await startMailServer(() => onMail());
    site = await openSite(made.place, { SMTP_URL: server.url });
    await setDoubleOptIn(true);
  });
  afterAll(async () => {
    await site.services.events.close();
    await site.close();
    await server.stop();
    await made.remove();
  });
  beforeEach(() => {
    onMail = () => {};
    later = 0;
    server.taken.length = 0;
  });
  afterEach(async () => {
    for (const table of ["subscribers", "inbox_entries", "rate_limits"] as const) {
      await site.services.database.db.deleteFrom(table).execute();
    }
  });

  async function setDoubleOptIn(newsletterDoubleOptIn: boolean) {
    const body = JSON.stringify({ newsletterDoubleOptIn });
    await site.request("/api/settings", { method: "PATCH", body, headers: await signedIn(site, "admin") });
  }

  async function enter(fields: Record<string, string> = {}, path = "/newsletter") {
    const csrf = formToken(site.services.secret, "newsletter", Date.now());
    const body = new URLSearchParams({ csrf, ...signUp, ...fields }).toString();
    const headers = { "content-type": "application/x-www-form-urlencoded", origin: "https://example.org", ...json };
    return (await site.request(path, { method: "POST", body, headers })).json();
  }

  /**
   * Sends what is due, as the server does all the time. @param afterTaking happens once a process has taken the email.
   * @returns whether there was one.
   */
  function deliver(afterTaking?: () => Promise<unknown>): Promise<boolean> {
    const { secret, origin, mail, database: real } = site.services;
    const inTransaction: typeof real.inTransaction = async (work) => {
      const done = await real.inTransaction(work);
      await afterTaking?.();
      return done;
    };
    const database = { ...real, inTransaction };
    const sources = { database, secret, origin, siteName: () => "Our $& site", send: mail.send, onFailure: () => {} };
    return deliverConfirmMail(sources, () => new Date(Date.now() + later));
  }

  const stored = async () => (await readSubscribers(site.services.database))[0];
  const post = (address: string, init: RequestInit = {}) =>
    site.request(address, { method: "POST", headers: { origin: "https://example.org" }, ...init });
  const open = async (address: string) => (await site.request(address)).text();

  /** The addresses of an email's links, without the origin. */
  function linksOf(mail: TakenMail | undefined) {
    const text = Buffer.from(mail?.raw.replaceAll("=\r\n", "").replaceAll("=3D", "=") ?? "").toString();
    const find = (path: string) =>
      new RegExp(`https://example\\.org((?:/es)?${path}\\?token=[\\w.-]+)`).exec(text)?.[1];
    const [confirm, leave] = [find("/newsletter/confirm"), find("/newsletter/unsubscribe")];
    if (!confirm || !leave) throw new Error("The email has no links");
    return { confirm, leave };
  }
  async function askedFor(fields: Record<string, string> = {}) {
    await enter(fields);
    await deliver();
    return linksOf(server.taken.at(-1));
  }

  it("are on the list once their button is pressed, and opening the link changes nothing", async () => {
    expect((await enter()).success).toContain(ASKED);
    expect(await stored()).toMatchObject({ confirmed_at: null });
    expect([await deliver(), await deliver(), server.taken.length]).toEqual([true, false, 1]);
    const [mail] = server.taken;
    expect(mail?.to).toEqual(["ada@example.org"]);
    expect(mail && headerOf(mail, "Subject")).toBe("Please confirm: newsletter of Our $& site");
    const { confirm } = linksOf(mail);
    const page = await site.request(confirm);
    expect([page.status, page.headers.get("cache-control")]).toEqual([200, expect.stringMatching(/no-store|private/)]);
    const html = await page.text();
    expect(html).toMatch(/<h1[^>]*>Confirm your subscription<\/h1>/);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html.match(/<form[^>]*method="post"/g)).toHaveLength(1);
    await site.request(confirm, { method: "HEAD" });
    expect(await stored()).toMatchObject({ confirmed_at: null });
    expect(await (await post(confirm)).text()).toContain("You’re on the list");
    const { confirmed_at } = (await stored()) ?? {};
    expect(confirmed_at).toMatch(/Z$/);
    expect(await (await post(confirm)).text()).toContain("You’re on the list");
    expect(await open(confirm)).toContain("You’re on the list");
    expect((await stored())?.confirmed_at).toBe(confirmed_at);
  });

  it("send one email however often an address is entered, and a second one a day later", async () => {
    await Promise.all([enter(), enter({ email: "ADA@example.org" }), enter()]);
    await deliver();
    expect((await enter()).success).toContain(ASKED);
    expect([await deliver(), server.taken.length]).toEqual([false, 1]);
    const dayAgo = new Date(Date.now() - DAY - 1000).toISOString();
    await site.services.database.db.updateTable("subscribers").set({ asked_at: dayAgo }).execute();
    await enter();
    expect([await deliver(), server.taken.length]).toEqual([true, 2]);
    const [first, second] = server.taken.map(linksOf);
    expect(first).toEqual(second);
  });

  it("are deleted when nobody has confirmed them for thirty days, with their entry and their links", async () => {
    const { confirm } = await askedFor();
    const kept = await askedFor({ email: "kept@example.org" });
    await post(kept.confirm);
    const { database, entrySources } = site.services;
    const sweep = (days: number) => sweepUnconfirmed(database, entrySources, Date.now() + days * DAY);
    expect([await sweep(29), await sweep(31), await sweep(31)]).toEqual([0, 1, 0]);
    expect((await readSubscribers(database)).map(({ email }) => email)).toEqual(["kept@example.org"]);
    const entries = await database.db.selectFrom("inbox_entries").select("email").execute();
    expect(entries).not.toContainEqual({ email: "ada@example.org" });
    expect((await post(confirm)).status).toBe(404);
    await post(kept.leave);
    await enter({ email: "kept@example.org" });
    expect([await sweep(31), await stored()]).toMatchObject([0, { asked_at: null, mail_due_at: null }]);
    expect((await post(kept.confirm)).status).toBe(404);
  });

  it("stay confirmed when the address is entered again, and nobody learns that it was known", async () => {
    const { confirm } = await askedFor();
    await post(confirm);
    const before = await stored();
    expect((await enter()).success).toContain(ASKED);
    expect([await stored(), await deliver(), server.taken.length]).toEqual([before, false, 1]);
  });

  it("are ended by one request from an email program, whatever their state, and nothing is sent afterwards", async () => {
    const { confirm, leave } = await askedFor();
    const [mail] = server.taken;
    expect(mail && headerOf(mail, "List-Unsubscribe")).toBe(`<https://example.org${leave}>`);
    expect(mail && headerOf(mail, "List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
    await post(confirm);
    const headers = { "content-type": "application/x-www-form-urlencoded", origin: "https://mail.example" };
    const oneClick = await post(leave, { body: "List-Unsubscribe=One-Click", headers });
    expect([oneClick.status, await oneClick.text()]).toEqual([200, expect.stringContaining("You’re unsubscribed")]);
    const { unsubscribed_at } = (await stored()) ?? {};
    expect(unsubscribed_at).toMatch(/Z$/);
    await post(leave);
    expect((await stored())?.unsubscribed_at).toBe(unsubscribed_at);
    expect((await post(confirm)).status).toBe(404);
    expect(await open(confirm)).toContain("This link isn’t valid");
    expect((await stored())?.unsubscribed_at).toBe(unsubscribed_at);
  });

  it("are ended by a page with one button, which opening the page doesn't press", async () => {
    const { leave } = await askedFor();
    expect(await open(leave)).toMatch(/<h1[^>]*>Unsubscribe<\/h1>/);
    expect(await stored()).toMatchObject({ unsubscribed_at: null });
    expect(await (await post(leave)).text()).toContain("You’re unsubscribed");
    expect(await open(leave)).toContain("You’re unsubscribed");
    expect(await stored()).toMatchObject({ unsubscribed_at: expect.stringMatching(/Z$/) });
  });

  it("that were ended get no email that is still queued", async () => {
    const { leave } = await askedFor();
    await site.services.database.db.updateTable("subscribers").set({ asked_at: null }).execute();
    onMail = () => {
      throw new Error("later");
    };
    await enter();
    expect(await deliver()).toBe(false);
    await post(leave);
    onMail = () => {};
    later = 3_600_000;
    expect([await deliver(), server.taken.length]).toEqual([false, 1]);
    expect(await stored()).toMatchObject({ mail_due_at: null });
  });

  it("that are ended while a process has their email get none", async () => {
    const { leave } = await askedFor();
    await site.services.database.db.updateTable("subscribers").set({ asked_at: null }).execute();
    await enter();
    await deliver(() => post(leave));
    expect([server.taken.length, (await stored())?.mail_due_at]).toEqual([1, null]);
  });

  it("of someone who had unsubscribed count once they are confirmed again", async () => {
    const { confirm, leave } = await askedFor();
    await post(confirm);
    await post(leave);
    await enter();
    expect([await deliver(), server.taken.length]).toEqual([true, 2]);
    expect(await stored()).toMatchObject({ unsubscribed_at: expect.any(String) });
    await post(confirm);
    expect(await stored()).toMatchObject({ unsubscribed_at: null });
  });

  it("that someone rejected without confirming ask no second time within a day", async () => {
    const { leave } = await askedFor();
    await post(leave);
    await enter();
    expect([await deliver(), server.taken.length]).toEqual([false, 1]);
  });

  it("that are suspicious are answered alike, and their email is held back until someone has looked", async () => {
    expect((await enter({ company_fax: "1" })).success).toContain(ASKED);
    expect(await deliver()).toBe(false);
    await site.services.database.db.updateTable("subscribers").set({ suspicious_at: null }).execute();
    expect([await deliver(), server.taken.length]).toEqual([true, 1]);
  });

  it("speak the visitor's language, and repeat nothing that was entered", async () => {
    await enter({ first_name: "https://evil.example", last_name: "Win now" }, "/es/newsletter");
    await deliver();
    const [mail] = server.taken;
    expect(mail?.raw).not.toContain("evil");
    const { confirm } = linksOf(mail);
    expect(confirm).toMatch(/^\/es\/newsletter\/confirm/);
    expect(await open(confirm)).toMatch(/<html[^>]* lang="es"[^]*<h1[^>]*>Confirme su suscripción<\/h1>/);
  });

  it("can't be confirmed or ended with another token, which is answered slowly in the end", async () => {
    const { confirm, leave } = await askedFor();
    const swapped = leave.replace("unsubscribe", "confirm");
    const changed = confirm.slice(0, -1) + (confirm.endsWith("A") ? "B" : "A");
    const wrong = [swapped, changed, "/newsletter/confirm", "/newsletter/unsubscribe?token=x", `${leave}x`];
    for (const address of wrong) {
      expect([address, (await site.request(address)).status]).toEqual([address, 404]);
      expect([address, (await post(address)).status]).toEqual([address, 404]);
    }
    expect((await post(confirm, { headers: { origin: "https://evil.example" } })).status).toBe(403);
    expect(await stored()).toMatchObject({ confirmed_at: null, unsubscribed_at: null });
    const statuses = new Set<number>();
    for (let n = 0; n < 30; n += 1) statuses.add((await post(changed)).status);
    expect(statuses).toEqual(new Set([404, 429]));
    expect((await post(leave)).status).toBe(200);
  });

  it("are written to only while they are on the list, with the link that unsubscribes", async () => {
    const { confirm, leave } = await askedFor();
    const { database, secret, origin } = site.services;
    const { id = "" } = (await stored()) ?? {};
    const recipient = () => readRecipient(database.db, { secret, origin }, id);
    expect(await recipient()).toBeUndefined();
    await post(confirm);
    expect(await recipient()).toEqual({ to: "ada@example.org", unsubscribe: origin + leave, locale: "en" });
    await post(leave);
    expect(await recipient()).toBeUndefined();
  });

  it("are shown to staff with their state; the file has only those who get the newsletter", async () => {
    const headers = await signedIn(site, "editor");
    const { confirm } = await askedFor();
    await enter({ email: "grace@example.org" });
    await post(confirm);
    const list = await (await site.request("/api/subscribers", { headers })).json();
    expect(list.items.map((one: { email: string; state: string }) => [one.email, one.state])).toEqual([
      ["grace@example.org", "asked"],
      ["ada@example.org", "subscribed"],
    ]);
    const one = await (await site.request(`/api/subscribers/${list.items[1].id}`, { headers })).json();
    expect(one).toMatchObject({ state: "subscribed", confirmedAt: expect.any(String), unsubscribedAt: null });
    const file = await (await site.request("/api/subscribers.csv", { headers })).text();
    expect([file.includes("ada@example.org"), file.includes("grace@example.org")]).toEqual([true, false]);
  });

  it("need no confirmation while the setting is off, also of those who hadn't confirmed or had unsubscribed", async () => {
    const { leave } = await askedFor();
    await enter({ email: "grace@example.org" });
    await post(leave);
    await setDoubleOptIn(false);
    expect((await enter()).success).toBe("Your address is on the list. You’ll get the next issue.");
    await enter({ email: "grace@example.org" });
    await enter({ email: "new@example.org" });
    const rows = await readSubscribers(site.services.database);
    expect(rows.map((row) => [row.confirmed_at !== null, row.unsubscribed_at, row.mail_due_at])).toEqual(
      Array.from({ length: 3 }, () => [true, null, null]),
    );
    await setDoubleOptIn(true);
  });
});
