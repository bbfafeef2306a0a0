import { beforeEach, describe, expect, it } from "vitest";
import { makePage, useApi } from "../api-client.ts";
import { engines } from "../databases.ts";
import { readEvents } from "../event-reader.ts";
import { lastMailTo, linkValue } from "../mails.ts";
import { openSite, type Site } from "../services.ts";
import { siteAndApiFor } from "../site-for.ts";
import { cookiesOf, headersAs, makeUser, OWN, PASSWORD, type BrowserHeaders } from "../sign-in.ts";

const MAX_STREAMS = 20;
const NEW_PASSWORD = "another good password";

describe.each(engines)("a stream of events on $name", (engine) => {
  const { site, place, api } = siteAndApiFor(engine);
  let users = 0;

  beforeEach(async () => void (await site().services.database.db.deleteFrom("rate_limits").execute()));

  const request = (to: Site, path: string, headers: BrowserHeaders, body: object = {}, method = "POST") =>
    to.request(path, { method, headers, body: JSON.stringify(body) });

  /** A separate editor, with a page open in two browsers. */
  async function openTwice() {
    const email = `streams-${(users += 1)}@example.org`;
    const id = await makeUser(site(), "editor", email);
    const pageId = await makePage(api(), `/streams-${users}`, []);
    const listen = async (headers: BrowserHeaders) => {
      const events = readEvents(await site().request(`/api/events?pages=${pageId}`, { headers }));
      await events.take("presence");
      return events;
    };
    const [here, there] = [await headersAs(site(), email), await headersAs(site(), email)];
    return { id, email, pageId, here, there, events: await listen(here), others: await listen(there), listen };
  }

  /** Before the next check of everyone, which comes within 20 s, in most cases. */
  const ended = { timeout: 5000 };

  it("ends with the session that is signed out, and only that one", async () => {
    const { here, events, others } = await openTwice();
    await request(site(), "/api/auth/sign-out", here);
    await expect.poll(events.isEnded, ended).toBe(true);
    expect(others.isEnded()).toBe(false);
    await others.close();
  });

  it("ends with every other session when the password changes; the browser that changed it comes back", async () => {
    const { here, events, others, listen } = await openTwice();
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    const answer = await request(site(), "/api/auth/change-password", here, body);
    expect(answer.status).toBe(200);
    await expect.poll(others.isEnded, ended).toBe(true);
    await expect.poll(events.isEnded, ended).toBe(true);
    const again = await listen({ ...OWN, cookie: cookiesOf(answer) });
    await again.close();
  });

  it("ends with every session when the password is reset", async () => {
    const { email, events, others } = await openTwice();
    const headers = { ...OWN, cookie: "" };
    await request(site(), "/api/auth/request-password-reset", headers, { email });
    const token = linkValue(await lastMailTo(site(), email), "token");
    const answer = await request(site(), "/api/auth/reset-password", headers, { token, newPassword: NEW_PASSWORD });
    expect(answer.status).toBe(200);
    await expect.poll(events.isEnded, ended).toBe(true);
    await expect.poll(others.isEnded, ended).toBe(true);
  });

  it.each([["role", { role: "member" }] as const, ["access", { disabled: true }] as const])(
    "ends when an admin changes the user's %s",
    async (_what, change) => {
      const { id, events, others } = await openTwice();
      const admin = await useApi(site(), "admin");
      expect((await admin.patch(`/api/users/${id}`, change)).status).toBe(200);
      await expect.poll(events.isEnded, ended).toBe(true);
      await expect.poll(others.isEnded, ended).toBe(true);
    },
  );

  it.runIf(engine !== engines[0])("ends when the session is signed out in another process", async () => {
    const { here, events, others } = await openTwice();
    const second = await openSite(place());
    await request(second, "/api/auth/sign-out", here);
    await expect.poll(events.isEnded, ended).toBe(true);
    expect(others.isEnded()).toBe(false);
    await others.close();
    await second.services.events.close();
    await second.close();
  });

  it(`is refused to a user who has ${MAX_STREAMS}, until one of them ends`, async () => {
    const { pageId, here, events, others, listen } = await openTwice();
    const more = await Promise.all(Array.from({ length: MAX_STREAMS - 2 }, () => listen(here)));
    const refused = await site().request(`/api/events?pages=${pageId}`, { headers: here });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await refused.json()).error.code).toBe("TOO_MANY");
    const stranger = await site().request(`/api/events?pages=${pageId}`, { headers: api().headers });
    expect(stranger.status).toBe(200);
    await others.close();
    const again = await listen(here);
    for (const stream of [events, again, ...more]) await stream.close();
    await stranger.body?.cancel();
  });

  it("isn't left open by requests for its headers alone", async () => {
    const { pageId, here, events, others, listen } = await openTwice();
    for (let count = 0; count < MAX_STREAMS; count += 1) {
      const head = await site().request(`/api/events?pages=${pageId}`, { method: "HEAD", headers: here });
      expect([head.status, head.headers.get("content-type"), head.body]).toEqual([
        200,
        "text/event-stream; charset=utf-8",
        null,
      ]);
    }
    const again = await listen(here);
    for (const stream of [events, others, again]) await stream.close();
  });
});
