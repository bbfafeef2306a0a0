import { beforeEach, describe, expect, it } from "vitest";
import { engines } from "../databases.ts";
import { holdScrypt } from "../hold-scrypt.ts";
import { lastMailTo, linkValue } from "../mails.ts";
import { siteFor } from "../site-for.ts";
import { cookiesOf, headersAs, makeUser, OWN, PASSWORD, postSignIn } from "../sign-in.ts";

const NEW_PASSWORD = "another good password";
const EMAIL = "ada@example.org";

describe.each(engines)("a password on $name that is replaced while it is checked", (engine) => {
  const { site } = siteFor(engine);

  beforeEach(async () => {
    const { db } = site().services.database;
    await db.deleteFrom("users").execute();
    await db.deleteFrom("rate_limits").execute();
    await makeUser(site(), "admin", EMAIL);
  });

  const post = (path: string, body: object, headers: Record<string, string> = OWN) =>
    site().request(path, { method: "POST", body: JSON.stringify(body), headers });
  const sessions = () => site().services.database.db.selectFrom("sessions").select("id").execute();

  it("signs nobody in after a reset, and leaves no session", async () => {
    await post("/api/auth/request-password-reset", { email: EMAIL });
    const token = linkValue(await lastMailTo(site(), EMAIL), "token");
    const check = holdScrypt(PASSWORD);
    const signingIn = postSignIn(site(), EMAIL);
    await check.begun;
    expect((await post("/api/auth/reset-password", { token, newPassword: NEW_PASSWORD })).status).toBe(200);
    check.release();
    const answer = await signingIn;
    expect([answer.status, (await answer.json()).error.code]).toEqual([401, "WRONG_CREDENTIALS"]);
    expect([cookiesOf(answer), await sessions()]).toEqual(["", []]);
    expect((await postSignIn(site(), EMAIL, NEW_PASSWORD)).status).toBe(200);
  });

  it("signs nobody in after a change, and keeps the session of the one who made it", async () => {
    const owner = await headersAs(site(), EMAIL);
    const check = holdScrypt(PASSWORD);
    const signingIn = postSignIn(site(), EMAIL);
    await check.begun;
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    const changed = await post("/api/auth/change-password", body, owner);
    expect(changed.status).toBe(200);
    check.release();
    expect([(await signingIn).status, (await sessions()).length]).toEqual([401, 1]);
    const session = await site().request("/api/session", { headers: { cookie: cookiesOf(changed) } });
    expect((await session.json()).user).toMatchObject({ email: EMAIL });
  });

  it("isn't changed once more by a session that a reset has ended", async () => {
    const thief = await headersAs(site(), EMAIL);
    await post("/api/auth/request-password-reset", { email: EMAIL });
    const token = linkValue(await lastMailTo(site(), EMAIL), "token");
    const theirs = "the password of a thief";
    const making = holdScrypt(theirs);
    const change = post("/api/auth/change-password", { currentPassword: PASSWORD, newPassword: theirs }, thief);
    await making.begun;
    expect((await post("/api/auth/reset-password", { token, newPassword: NEW_PASSWORD })).status).toBe(200);
    making.release();
    const answer = await change;
    expect([answer.status, cookiesOf(answer), await sessions()]).toEqual([401, "", []]);
    expect((await postSignIn(site(), EMAIL, theirs)).status).toBe(401);
    expect((await postSignIn(site(), EMAIL, NEW_PASSWORD)).status).toBe(200);
  });
});
