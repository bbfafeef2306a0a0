import { beforeEach, describe, expect, it } from "vitest";
import { engines } from "../databases.ts";
import { lastMailTo, linkValue, readMails } from "../mails.ts";
import { cookiesOf, headersAs, makeUser, OWN, PASSWORD, postSignIn } from "../sign-in.ts";
import { siteFor } from "../site-for.ts";

const NEW_PASSWORD = "a wholly new password";

describe.each(engines)("passwords on $name", (engine) => {
  const { site } = siteFor(engine, { TRUST_PROXY: "1" });

  beforeEach(async () => {
    const { db } = site().services.database;
    await db.deleteFrom("rate_limits").execute();
    await db.deleteFrom("users").execute();
    await makeUser(site(), "editor", "ada@example.org");
  });

  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const init = { method: "POST", body: JSON.stringify(body), headers: { ...OWN, ...headers } };
    const answer = await site().request(`/api/auth/${path}`, init);
    return { answer, status: answer.status, json: await answer.json() };
  };
  const user = async (headers: Record<string, string>) =>
    (await (await site().request("/api/session", { headers })).json()).user;
  const askReset = (email: string, headers = {}) => post("request-password-reset", { email }, headers);

  it("are reset with an emailed link, once, which ends every session", async () => {
    const before = await headersAs(site(), "ada@example.org");
    await askReset("ADA@example.org");
    const mail = await lastMailTo(site(), "ada@example.org");
    const token = linkValue(mail, "token");
    expect(mail.text).toContain(`https://example.org/forgot-password?token=${token}`);

    expect((await post("reset-password", { token, newPassword: "too short" })).status).toBe(422);
    expect((await post("reset-password", { token, newPassword: NEW_PASSWORD })).status).toBe(200);
    expect(await user(before)).toBeNull();
    expect((await postSignIn(site(), "ada@example.org")).status).toBe(401);
    expect((await postSignIn(site(), "ada@example.org", NEW_PASSWORD)).status).toBe(200);
    const again = await post("reset-password", { token, newPassword: PASSWORD });
    expect([again.status, again.json.error.code]).toEqual([422, "LINK_EXPIRED"]);
  });

  const tokenOf = async () => {
    await askReset("ada@example.org");
    return linkValue(await lastMailTo(site(), "ada@example.org"), "token");
  };
  const setBy = async (token: string) => (await post("reset-password", { token, newPassword: NEW_PASSWORD })).status;

  it("are set with one link only: all others end with it", async () => {
    const [older, newer] = [await tokenOf(), await tokenOf()];
    expect([await setBy(newer), await setBy(older)]).toEqual([200, 422]);
  });

  it.each([
    [
      "another password",
      async (own: Record<string, string>) => {
        const body = { currentPassword: PASSWORD, newPassword: "yet another password" };
        expect((await post("change-password", body, own)).status).toBe(200);
      },
    ],
    ["another role", async () => changeAda({ role: "member" })],
    [
      "being disabled and enabled again",
      async () => {
        await changeAda({ disabled: true });
        await changeAda({ disabled: false });
      },
    ],
  ])("are not set with a link from before %s", async (_what, change) => {
    await makeUser(site(), "admin");
    const own = await headersAs(site(), "ada@example.org");
    const token = await tokenOf();
    await change(own);
    expect(await setBy(token)).toBe(422);
  });

  /** Changes the account as an admin does. */
  async function changeAda(change: { role?: "member"; disabled?: boolean }) {
    const { auth, database } = site().services;
    const { id } = await database.db
      .selectFrom("users")
      .select("id")
      .where("email", "=", "ada@example.org")
      .executeTakeFirstOrThrow();
    expect((await auth.changeUser(id, change)).ok).toBe(true);
  }

  it("are not set with a link that is older than an hour or made up", async () => {
    await askReset("ada@example.org");
    const token = linkValue(await lastMailTo(site(), "ada@example.org"), "token");
    const { db } = site().services.database;
    await db
      .updateTable("verifications")
      .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
      .execute();
    for (const tried of [token, "made-up", "%", "reset-password:x"]) {
      expect((await post("reset-password", { token: tried, newPassword: NEW_PASSWORD })).json.error.code).toBe(
        "LINK_EXPIRED",
      );
    }
    expect((await postSignIn(site(), "ada@example.org")).status).toBe(200);
  });

  it("say the same about an unknown or a disabled address, in the same time, and send nothing", async () => {
    const id = await makeUser(site(), "member", "gone@example.org");
    const { db } = site().services.database;
    await db.updateTable("users").set({ disabled_at: "2026-01-01" }).where("id", "=", id).execute();
    const count = (await readMails(site())).length;
    const ask = async (email: string) => {
      const start = performance.now();
      const { status, json } = await askReset(email);
      return { answer: { status, json }, ms: performance.now() - start };
    };
    const known = await ask("ada@example.org");
    for (const other of [await ask("nobody@example.org"), await ask("gone@example.org")]) {
      expect(other.answer).toEqual(known.answer);
      // Both are padded to the same time, however long the work behind them takes.
      expect(Math.min(other.ms, known.ms)).toBeGreaterThan(490);
    }
    expect(await readMails(site())).toHaveLength(count + 1);
  });

  it("are asked for at most five times an hour from one address", async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) {
      statuses.push((await askReset(`a${n}@example.org`, { "x-forwarded-for": `${n}.1.1.1, 10.0.0.1` })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it("are changed by who knows the present one: other sessions end, this one gets a new cookie", async () => {
    const [here, there] = [await headersAs(site(), "ada@example.org"), await headersAs(site(), "ada@example.org")];
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    const wrong = await post("change-password", { ...body, currentPassword: "not the present one" }, here);
    expect([wrong.status, wrong.json.error.code]).toEqual([422, "WRONG_PASSWORD"]);

    const changed = await post("change-password", body, here);
    expect(changed.status).toBe(200);
    expect(await user({ cookie: cookiesOf(changed.answer) })).toMatchObject({ email: "ada@example.org" });
    expect([await user(here), await user(there)]).toEqual([null, null]);
    expect((await postSignIn(site(), "ada@example.org", NEW_PASSWORD)).status).toBe(200);
  });

  it("can't be guessed with a stolen session", async () => {
    const headers = await headersAs(site(), "ada@example.org");
    const guess = (n: number) => ({ currentPassword: `the guess number ${n}`, newPassword: NEW_PASSWORD });
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) statuses.push((await post("change-password", guess(n), headers)).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });

  it("are kept as salted hashes", async () => {
    const rows = await site().services.database.db.selectFrom("credentials").select("password").execute();
    expect(rows[0]?.password).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
  });
});
