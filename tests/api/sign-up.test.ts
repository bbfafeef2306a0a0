import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { engines } from "../databases.ts";
import { lastMailTo, linkValue, readMails } from "../mails.ts";
import { openSite, type Site } from "../services.ts";
import { cookiesOf, makeUser, OWN, PASSWORD, postSignIn, signedIn } from "../sign-in.ts";

describe.each(engines)("signing up on $name", (engine) => {
  let site: Site;
  let remove: () => Promise<void>;
  let admin: Record<string, string>;

  /** Opens a separate site for a group of tests. */
  const openFor = (variables: Record<string, string>) => {
    beforeAll(async () => {
      const made = await engine.make();
      ({ remove } = made);
      site = await openSite(made.place, variables);
      admin = await signedIn(site, "admin");
    });
    beforeEach(async () => {
      await site.services.database.db.deleteFrom("rate_limits").execute();
    });
    afterAll(async () => {
      await site.close();
      await remove();
    });
  };

  const post = (path: string, body: unknown, headers: Record<string, string> = OWN) =>
    site.request(path, { method: "POST", body: JSON.stringify(body), headers });
  const signUp = (email: string, more: Record<string, string> = {}) =>
    post("/api/auth/sign-up/email", { name: "Somebody", email, password: PASSWORD, ...more });
  const session = async (answer: Response) =>
    (await site.request("/api/session", { headers: { cookie: cookiesOf(answer) } })).json();
  const findUser = (email: string) =>
    site.services.database.db.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirst();
  const invite = async (email: string, role: string) => {
    const answer = await post("/api/invitations", { email, role }, admin);
    return { answer, token: linkValue(await lastMailTo(site, email), "invitation") };
  };

  describe("by invitation", () => {
    openFor({});

    it("is refused without one, and nothing is stored", async () => {
      const answer = await signUp("eve@example.org");
      expect([answer.status, (await answer.json()).error.code]).toEqual([403, "FORBIDDEN"]);
      const invented = await signUp("eve@example.org", { invitation: "invented" });
      expect([invented.status, (await invented.json()).error.code]).toEqual([404, "NOT_FOUND"]);
      expect(await findUser("eve@example.org")).toBeUndefined();
    });

    it("gives the invited address the role of the invitation, once, and signs in at once", async () => {
      const { answer, token } = await invite("ada@example.org", "editor");
      expect(answer.status).toBe(201);
      expect(await answer.json()).toMatchObject({ url: `https://example.org/sign-up?invitation=${token}` });
      const shown = await site.request(`/api/invitations/${token}`);
      expect(await shown.json()).toEqual({ email: "ada@example.org", role: "editor" });

      const other = await signUp("eve@example.org", { invitation: token });
      expect([other.status, (await other.json()).error]).toMatchObject([422, { code: "INVALID", path: ["email"] }]);
      const accepted = await signUp("ada@example.org", { invitation: token, role: "admin" });
      expect([accepted.status, (await accepted.json()).signedIn]).toEqual([200, true]);
      expect(await session(accepted)).toMatchObject({ user: { email: "ada@example.org", role: "editor" } });

      expect((await signUp("ada@example.org", { invitation: token })).status).toBe(404);
      expect((await site.request(`/api/invitations/${token}`)).status).toBe(404);
      const again = await post("/api/invitations", { email: "ADA@example.org", role: "admin" }, admin);
      expect([again.status, (await again.json()).error.code]).toEqual([409, "EMAIL_TAKEN"]);
    });

    it("makes one account of an invitation that is used twice at the same time", async () => {
      const { token } = await invite("twice@example.org", "member");
      const answers = await Promise.all([1, 2, 3].map(() => signUp("twice@example.org", { invitation: token })));
      expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(["200", "404", "404"]);
    });

    it("ends with the invitation: after a week, when it is taken back, when there is a newer one", async () => {
      const { token: old } = await invite("late@example.org", "member");
      const { token, answer } = await invite("late@example.org", "editor");
      expect((await signUp("late@example.org", { invitation: old })).status).toBe(404);
      const { id } = await answer.json();
      const { db } = site.services.database;
      await db.updateTable("invitations").set({ expires_at: new Date().toISOString() }).where("id", "=", id).execute();
      expect((await signUp("late@example.org", { invitation: token })).status).toBe(404);
      expect(await findUser("late@example.org")).toBeUndefined();

      const made = await invite("back@example.org", "member");
      const listed = await (await site.request("/api/invitations", { headers: admin })).json();
      expect(listed.items[0]).toMatchObject({ email: "back@example.org", role: "member" });
      expect(JSON.stringify(listed)).not.toContain("late@example.org");
      expect(JSON.stringify(listed)).not.toContain(made.token);
      const takeBack = () =>
        site.request(`/api/invitations/${listed.items[0].id}`, { method: "DELETE", headers: admin });
      expect((await takeBack()).status).toBe(200);
      const again = await takeBack();
      expect([again.status, (await again.json()).error.message]).toEqual([
        404,
        "This invitation has since been used or revoked.",
      ]);
      expect((await signUp("back@example.org", { invitation: made.token })).status).toBe(404);
    });

    it("stores no token that could be used", async () => {
      const { token } = await invite("hash@example.org", "member");
      const rows = await site.services.database.db.selectFrom("invitations").selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(token);
    });

    it("invites nobody when the mail can't be sent", async () => {
      const made = await engine.make();
      const mute = await openSite(made.place, { SMTP_URL: "smtp://127.0.0.1:9" });
      const headers = await signedIn(mute, "admin");
      const body = JSON.stringify({ email: "ada@example.org", role: "editor" });
      const answer = await mute.request("/api/invitations", { method: "POST", body, headers });
      expect([answer.status, (await answer.json()).error.code]).toEqual([503, "UNAVAILABLE"]);
      expect(await mute.services.database.db.selectFrom("invitations").selectAll().execute()).toEqual([]);
      await mute.close();
      await made.remove();
    });
  });

  describe("where it is open", () => {
    openFor({ SIGN_UP: "open", TRUST_PROXY: "1" });

    it("makes a member, who signs in once the address is confirmed", async () => {
      const answer = await signUp("ada@example.org");
      expect([answer.status, (await answer.json()).signedIn, cookiesOf(answer)]).toEqual([200, false, ""]);
      const early = await postSignIn(site, "ada@example.org");
      expect([early.status, (await early.json()).error.code]).toEqual([403, "EMAIL_NOT_CONFIRMED"]);

      const token = linkValue(await lastMailTo(site, "ada@example.org"), "token");
      const confirmed = await site.request(`/api/auth/verify-email?token=${token}`);
      expect([confirmed.status, confirmed.headers.get("location")]).toEqual([303, "/sign-in?confirmed=1"]);
      expect(cookiesOf(confirmed)).toBe("");
      expect(await session(await postSignIn(site, "ada@example.org"))).toMatchObject({ user: { role: "member" } });
    });

    it("answers a known address like a new one, as slowly, and sends an email", async () => {
      await makeUser(site, "editor", "known@example.org");
      const time = async (email: string) => {
        const start = performance.now();
        const answer = await signUp(email, { password: "another password" });
        return { status: answer.status, text: await answer.text(), ms: performance.now() - start };
      };
      const known = await time("known@example.org");
      const fresh = await time("fresh@example.org");
      expect({ ...known, ms: 0 }).toEqual({ ...fresh, ms: 0 });
      // Both are padded to the same time, however long the work behind them takes.
      expect(Math.min(known.ms, fresh.ms)).toBeGreaterThan(490);
      expect((await lastMailTo(site, "known@example.org")).subject).toContain("already have an account");
      expect((await postSignIn(site, "known@example.org", "another password")).status).toBe(401);
      expect((await postSignIn(site, "known@example.org")).status).toBe(200);
    });

    it("can't be used to take over the address of someone who is invited later", async () => {
      await signUp("victim@example.org", { password: "password of eve" });
      const eve = await findUser("victim@example.org");
      const promoted = await site.request(`/api/users/${eve?.id}`, {
        method: "PATCH",
        body: '{"role":"admin"}',
        headers: admin,
      });
      expect([promoted.status, (await promoted.json()).error.code]).toEqual([409, "EMAIL_UNCONFIRMED"]);
      const { token } = await invite("victim@example.org", "editor");
      expect((await signUp("victim@example.org", { invitation: token })).status).toBe(200);
      expect((await postSignIn(site, "victim@example.org", "password of eve")).status).toBe(401);
      expect((await postSignIn(site, "victim@example.org")).status).toBe(200);
    });

    it("by strangers with an address doesn't keep its owner from setting a new password", async () => {
      await makeUser(site, "member", "owner@example.org");
      for (let n = 0; n < 5; n++) expect((await signUp("owner@example.org")).status).toBe(200);
      await post("/api/auth/request-password-reset", { email: "owner@example.org" });
      expect((await lastMailTo(site, "owner@example.org")).subject).toContain("Set a new password");
    });

    it("is tried at most five times an hour from one address, and sends one mailbox at most five emails", async () => {
      const from = (address: string) => ({ ...OWN, "x-forwarded-for": address });
      const body = { name: "Eve", email: "flood@example.org", password: PASSWORD };
      const statuses: number[] = [];
      for (let n = 0; n < 6; n++) {
        statuses.push((await post("/api/auth/sign-up/email", body, from(`${n}.1.1.1, 10.0.0.1`))).status);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      expect((await post("/api/auth/sign-up/email", body, from("10.0.0.2"))).status).toBe(200);
      const mails = (await readMails(site)).filter(({ to }) => to === "flood@example.org");
      expect(mails).toHaveLength(5);
    });

    it.each([
      ["a short password", { password: "eleven char" }, "password"],
      ["a long password", { password: "x".repeat(129) }, "password"],
      ["no name", { name: " \n " }, "name"],
      ["no address", { email: "eve@" }, "email"],
      ["a list of addresses", { email: "eve@example.org,ada@example.org" }, "email"],
      ["an address with a header", { email: "eve@example.org\r\nBcc: ada@example.org" }, "email"],
    ])("refuses %s, and says where", async (_name, more, field) => {
      const answer = await signUp("bad@example.org", more);
      expect([answer.status, (await answer.json()).error]).toMatchObject([422, { code: "INVALID", path: [field] }]);
      expect(await findUser("bad@example.org")).toBeUndefined();
    });
  });
});
