import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { pino } from "pino";
import { Webhook } from "standardwebhooks";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { makeMail } from "#mail/server";
import { describeOnEachDatabase } from "../../../tests/databases.ts";
import { headerOf, startMailServer, type MailServer } from "../../../tests/smtp.ts";
import { startReceiver, type Receiver } from "../../../tests/webhook-receiver.ts";
import { listEndpoints, rotateSecret, switchEndpoint } from "./endpoints.server.ts";
import { tellOwner } from "./tell-owner.server.ts";
import { openWebhooks } from "./webhooks.server.ts";

const BODY = '{"type":"lead.created"}';
const MINUTE = 60_000;

describeOnEachDatabase("endpoints of webhooks", (get) => {
  let receiver: Receiver;
  let server: MailServer;
  /** How far the clock is ahead. */
  let later: number;
  let failures: number;
  const now = () => new Date(Date.now() + later);

  beforeAll(async () => {
    receiver = await startReceiver();
    server = await startMailServer();
  });
  afterAll(async () => {
    receiver.stop();
    await server.stop();
  });
  beforeEach(() => {
    later = 0;
    failures = 0;
    receiver.received.length = 0;
    receiver.answer = (response) => response.writeHead(204).end();
    server.taken.length = 0;
  });
  afterEach(() => get().db.deleteFrom("webhook_endpoints").execute());

  const open = () => openWebhooks(get(), { allowedHosts: [receiver.host], timeoutMs: 2000 }, now);
  async function endpointFor(url: string) {
    const made = await get().inTransaction((trx) => open().endpointFor(trx, { url }));
    if (!made.ok) throw new Error(made.error.message);
    return made.value;
  }
  const deliver = (id = "step-1", url = receiver.url) => open().deliver({ url, id, body: BODY });
  const unhealthy = async () => (await listEndpoints(get().db, { limit: 10, unhealthy: true }, now())).items.length;
  const answerWith = (status: number) => void (receiver.answer = (response) => response.writeHead(status).end());
  const shown = async () => (await listEndpoints(get().db, { limit: 10, unhealthy: false }, now())).items[0];
  /** Sends the email that is due. @returns whether there was one. */
  function tell(owners = ["owner@example.org"]) {
    const log = pino({ level: "silent" });
    const { send } = makeMail({ smtpUrl: server.url, from: "Site <site@example.org>", folder: tmpdir(), log });
    const onFailure = () => void (failures += 1);
    const mails = { database: get(), origin: "https://example.org", findOwners: async () => owners, send, onFailure };
    return tellOwner(mails, now);
  }

  it("are made once for each address, whatever asks for them at once", async () => {
    const made = await Promise.all([
      endpointFor(receiver.url),
      endpointFor(`${receiver.url}#part`),
      endpointFor(receiver.url),
    ]);
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(new Set(made.map(({ secret }) => secret)).size).toBe(1);
    const other = await endpointFor(`${receiver.url}/other`);
    expect(other.secret).not.toBe(made[0]?.secret);
    for (const url of ["ftp://example.org", "http://10.0.0.1/", `https://example.org/${"x".repeat(2000)}`, "no"]) {
      const refused = await get().inTransaction((trx) => open().endpointFor(trx, { url }));
      expect(refused).toMatchObject({ ok: false, error: { code: "INVALID" } });
    }
  });

  it("get a new secret once where the answer about it was lost, and another once someone has seen that", async () => {
    const { id } = await endpointFor(receiver.url);
    const rotate = async (seen: string | null) => {
      const rotated = await rotateSecret(get().db, id, now(), seen);
      if (!rotated.ok) throw new Error("There is no endpoint");
      return rotated.value;
    };
    const first = await rotate(null);
    expect(await rotate(null)).toEqual(first);
    later += MINUTE;
    const second = await rotate(first.oldSecretUntil);
    expect(second.secret).not.toBe(first.secret);
    later += 24 * 60 * MINUTE + 1000;
    expect((await rotate(first.oldSecretUntil)).secret).not.toBe(second.secret);
  });

  it("get webhooks signed with their secret, and with the old one too for a day after it was replaced", async () => {
    const { id, secret } = await endpointFor(receiver.url);
    expect(await deliver()).toMatchObject({ kind: "delivered", status: 204 });
    const rotated = await rotateSecret(get().db, id, now());
    if (!rotated.ok) throw new Error("There is no endpoint");
    await deliver("step-2");
    later += 24 * 60 * MINUTE + 1000;
    await deliver("step-3");
    const accepted = receiver.received.map(({ headers, body }) =>
      [secret, rotated.value.secret].map((one) => {
        try {
          return new Webhook(one).verify(body, headers) !== undefined;
        } catch {
          return false;
        }
      }),
    );
    expect(accepted).toEqual([
      [true, false],
      [true, true],
      [false, true],
    ]);
  });

  it("get nothing without being stored, or once their receiver has answered 410 or an admin has switched them off", async () => {
    expect(await deliver()).toMatchObject({ kind: "refused" });
    const { id } = await endpointFor(receiver.url);
    answerWith(410);
    expect(await deliver()).toMatchObject({ kind: "gone" });
    expect(await deliver()).toMatchObject({ kind: "refused" });
    expect(receiver.received).toHaveLength(1);
    expect(await shown()).toMatchObject({ isEnabled: false, disabledBecause: "gone", isUnhealthy: true });
    expect(await unhealthy()).toBe(1);
    answerWith(200);
    await switchEndpoint(get().db, id, true, now());
    expect(await deliver()).toMatchObject({ kind: "delivered" });
    expect([await shown(), await unhealthy()]).toMatchObject([{ isEnabled: true, isUnhealthy: false }, 0]);
    await switchEndpoint(get().db, id, false, now());
    expect(await deliver()).toMatchObject({ kind: "refused" });
    expect(await open().test(id, "plain")).toMatchObject({ ok: true, value: { kind: "delivered" } });
    expect(await shown()).toMatchObject({ isEnabled: false, disabledBecause: "hand" });
  });

  it(
    "that fail for an hour are unhealthy, and their owner is notified once; healthy again, they start over",
    { tags: ["slow"] },
    async () => {
      const { id } = await endpointFor(`${receiver.url}?token=secret-word`);
      const fail = () => deliver("step-1", `${receiver.url}?token=secret-word`);
      answerWith(500);
      await fail();
      later += 59 * MINUTE;
      await fail();
      expect([(await shown())?.isUnhealthy, await unhealthy(), await tell()]).toEqual([false, 0, false]);
      later += 2 * MINUTE;
      expect(await shown()).toMatchObject({ isUnhealthy: true, failure: "The receiver answered with status 500" });
      expect([await unhealthy(), await tell(), await tell()]).toEqual([1, true, false]);
      const [mail] = server.taken;
      expect(mail?.to).toEqual(["owner@example.org"]);
      expect(mail && headerOf(mail, "Subject")).toBe(`Webhooks to ${receiver.host} are failing`);
      expect(mail?.raw).not.toContain("secret-word");
      later += 300 * MINUTE;
      await fail();
      expect(await tell()).toBe(false);
      answerWith(200);
      await fail();
      expect(await shown()).toMatchObject({ isUnhealthy: false, failingSince: undefined, failure: undefined });
      answerWith(500);
      await fail();
      later += 61 * MINUTE;
      expect([await tell(), server.taken.length]).toEqual([true, 2]);
      await switchEndpoint(get().db, id, false, now());
      expect(await unhealthy()).toBe(0);
      expect(id).toBe((await shown())?.id);
    },
  );

  it("that are healthy before the hour is over make no email; one that can't be sent is tried again", async () => {
    await endpointFor(receiver.url);
    answerWith(503);
    await deliver();
    answerWith(200);
    await deliver();
    later += 90 * MINUTE;
    expect(await tell()).toBe(false);
    answerWith(410);
    await deliver();
    expect([await tell([]), failures, server.taken.length]).toEqual([false, 1, 0]);
    later += MINUTE;
    expect([await tell(), server.taken.length]).toEqual([true, 1]);
    expect(server.taken[0] && headerOf(server.taken[0], "Subject")).toBe(
      `Webhooks to ${receiver.host} are switched off`,
    );
  });

  it("that an admin has switched off make no email, whatever a test of them or a try under way says", async () => {
    const { id } = await endpointFor(receiver.url);
    answerWith(500);
    await switchEndpoint(get().db, id, false, now());
    await open().test(id, "plain");
    later += 61 * MINUTE;
    expect([await tell(), server.taken.length]).toEqual([false, 0]);
    expect(await shown()).toMatchObject({ failure: "The receiver answered with status 500", failingSince: undefined });
    await switchEndpoint(get().db, id, true, now());
    receiver.answer = (response) => {
      const answered = switchEndpoint(get().db, id, false, now());
      void answered.then(() => response.writeHead(500).end());
    };
    await deliver();
    later += 61 * MINUTE;
    expect([await tell(), server.taken.length]).toEqual([false, 0]);
  });

  it("that want no more are reported, even if an earlier try still succeeds", async () => {
    await endpointFor(receiver.url);
    const isHeld = Promise.withResolvers<ServerResponse>();
    receiver.answer = isHeld.resolve;
    const earlier = deliver("step-1");
    const held = await isHeld.promise;
    answerWith(410);
    await deliver("step-2");
    held.writeHead(204).end();
    expect((await earlier).kind).toBe("delivered");
    expect([await tell(), server.taken.length]).toEqual([true, 1]);
  });

  it("aren't blamed for a webhook that was stopped on our side", async () => {
    await endpointFor(receiver.url);
    const stopped = await open().deliver({ url: receiver.url, id: "a", body: BODY, signal: AbortSignal.abort() });
    expect(stopped.kind).toBe("retry");
    expect(await shown()).toMatchObject({ failingSince: undefined });
  });

  it("tell a step of an automation what follows: done, when to try again, or that it failed", async () => {
    await endpointFor(receiver.url);
    const event = { type: "lead", timestamp: now().toISOString(), data: { email: "ada@example.org" } };
    const attempt = (count: number) =>
      open().attempt(
        { url: receiver.url, format: "slack", event },
        { key: "step.9", attempt: count, signal: AbortSignal.timeout(5000) },
      );
    receiver.answer = (response) => response.writeHead(200).end("ok");
    expect(await attempt(1)).toMatchObject({ kind: "done", output: { status: 200, answer: "ok" } });
    expect(JSON.parse(receiver.received[0]?.body ?? "")).toMatchObject({ text: "Lead\nEmail: ada@example.org" });
    receiver.answer = (response) => response.writeHead(503, { "Retry-After": "7200" }).end();
    const asked = await attempt(1);
    expect(asked.kind === "retry" && asked.afterMs).toBeGreaterThanOrEqual(7_200_000);
    answerWith(500);
    expect(await attempt(10)).toEqual({ kind: "retry", reason: "The receiver answered with status 500" });
    answerWith(410);
    expect(await attempt(2)).toMatchObject({ kind: "failed" });
    const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
    expect(new Set(ids)).toEqual(new Set(["step_9"]));
  });
});
