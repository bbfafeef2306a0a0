import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Resolver } from "#shared/server";
import { startReceiver, type Answer, type Receiver } from "../../../tests/webhook-receiver.ts";
import { sendWebhook, type SendOptions, type SendRequest } from "./send.server.ts";
import { newSecret } from "./sign.server.ts";

const SECRET = newSecret();
const REQUEST = { secrets: [SECRET], id: "step-1", body: '{"type":"test"}' };
let receiver: Receiver;
beforeAll(async () => void (receiver = await startReceiver()));
beforeEach(() => void (receiver.received.length = 0));
afterAll(() => receiver.stop());

/** Sends to the receiver, the one private host that is allowed. */
function send(answer: Answer, options: Partial<SendOptions> = {}, request: Partial<SendRequest> = {}) {
  receiver.answer = answer;
  const limits = { allowedHosts: [receiver.host], timeoutMs: 5000 };
  return sendWebhook({ ...limits, ...options }, { url: receiver.url, ...REQUEST, ...request });
}

it("posts signed JSON, and says what the receiver answered", async () => {
  const outcome = await send((response) => response.writeHead(201).end("taken"));
  expect(outcome).toMatchObject({ kind: "delivered", status: 201, answer: "taken" });
  const [{ headers, body, path } = { headers: {}, body: "", path: "" }] = receiver.received;
  expect([path, body]).toEqual(["/hook", REQUEST.body]);
  expect(headers).toMatchObject({
    "content-type": "application/json",
    "webhook-id": "step-1",
    "idempotency-key": "step-1",
    "user-agent": "Blockwright",
  });
  expect(new Webhook(SECRET).verify(body, headers)).toEqual({ type: "test" });
});

it.each<[string, Answer, object]>([
  ["fails", (response) => response.writeHead(500).end("oops"), { kind: "retry", status: 500, answer: "oops" }],
  ["doesn't know the address", (response) => response.writeHead(404).end(), { kind: "retry", status: 404 }],
  ["redirects", (response) => response.writeHead(307, { Location: "/other" }).end(), { kind: "retry", status: 307 }],
  ["wants no more", (response) => response.writeHead(410).end(), { kind: "gone" }],
  [
    "asks to wait",
    (response) => response.writeHead(429, { "Retry-After": "90" }).end(),
    { kind: "retry", status: 429, retryAfter: 90 },
  ],
  [
    "breaks off",
    (response) => void response.destroy(),
    { kind: "retry", reason: expect.stringContaining("ECONNRESET") },
  ],
])("reports a receiver that %s", async (_case, answer, outcome) => {
  expect(await send(answer)).toMatchObject(outcome);
  expect(receiver.received).toHaveLength(1);
});

it.each<[string, Answer]>([
  ["never answers", () => {}],
  [
    "sends its headers byte by byte",
    (response) => {
      const head = `HTTP/1.1 200 OK\r\nX-Long: ${"a".repeat(999)}`;
      let at = 0;
      const timer = setInterval(() => response.socket?.write(head.charAt(at++)), 10);
      response.once("close", () => clearInterval(timer));
    },
  ],
])("gives up on a receiver that %s", { tags: ["slow"] }, async (_case, answer) => {
  const outcome = await send(answer, { timeoutMs: 300 });
  expect(outcome).toMatchObject({ kind: "retry", reason: expect.stringContaining("no complete answer") });
});

it(
  "takes the status for the answer when its text never ends, and reads little of a huge one",
  { tags: ["slow"] },
  async () => {
    const trickling: Answer = (response) => void response.writeHead(200).write("so far");
    expect(await send(trickling, { timeoutMs: 300 })).toMatchObject({ kind: "delivered", answer: "so far" });
    let sent = 0;
    const huge: Answer = (response) => {
      response.writeHead(200);
      const part = Buffer.alloc(1024 * 1024, "x");
      const more = (): unknown =>
        sent < 100 && !response.destroyed ? response.write(part, () => (sent += 1) && more()) : response.end();
      more();
    };
    expect(await send(huge)).toMatchObject({ kind: "delivered", answer: "x".repeat(500) });
    expect(sent).toBeLessThan(50);
  },
);

it("keeps no text that no database may hold", async () => {
  const outcome = await send((response) => response.writeHead(200).end(`a\u0000${"🎉".repeat(400)}`));
  expect(outcome).toMatchObject({ kind: "delivered" });
  expect("answer" in outcome && outcome.answer?.isWellFormed()).toBe(true);
  expect("answer" in outcome && outcome.answer).not.toContain("\u0000");
});

it.each([
  "http://127.0.0.1",
  "http://127.1",
  "http://2130706433",
  "http://0x7f.0.0.1",
  "http://0177.0.0.1",
  "http://0",
  "http://[::1]",
  "http://[::]",
  "http://[::ffff:127.0.0.1]",
  "http://[fe80::1]",
  "http://[ff02::1]",
  "http://169.254.169.254",
  "http://224.0.0.1",
  "http://localhost",
])("reaches nothing of this machine or its network by %s", async (origin) => {
  const outcome = await send(() => {}, { allowedHosts: [] }, { url: `${origin}:${receiver.port}/hook` });
  expect(outcome).toEqual({ kind: "refused", reason: "The address belongs to a private network" });
  expect(receiver.received).toEqual([]);
});

it.each(["ftp://example.org", "http://user:word@example.org/", "javascript:alert(1)", "/hook", ""])(
  "sends nothing to %j",
  async (url) => expect(await send(() => {}, {}, { url })).toMatchObject({ kind: "refused" }),
);

it("refuses a name that leads into a private network, and asks for its address only once", async () => {
  const resolve = vi.fn<Resolver>(async () => [{ address: "127.0.0.1", family: 4 }]);
  const url = `http://hooks.example:${receiver.port}/hook`;
  expect(await send(() => {}, { resolve }, { url })).toMatchObject({ kind: "refused" });
  expect(resolve).toHaveBeenCalledTimes(1);
  expect(receiver.received).toEqual([]);
});

it("gives up on a name whose address never comes", { tags: ["slow"] }, async () => {
  const resolve: Resolver = () => new Promise(() => {});
  const outcome = await send(() => {}, { resolve, timeoutMs: 200 }, { url: "http://slow.example/" });
  expect(outcome).toEqual({ kind: "retry", reason: "There was no complete answer within 1 s" });
});

it("retries when there is nobody, no such name, or its caller stops", async () => {
  const nobody = await send(() => {}, { allowedHosts: ["127.0.0.1:1"] }, { url: "http://127.0.0.1:1/" });
  expect(nobody).toMatchObject({ kind: "retry", reason: expect.stringContaining("ECONNREFUSED") });
  const resolve: Resolver = async () => {
    throw Object.assign(new Error("no"), { code: "ENOTFOUND" });
  };
  const unknown = await send(() => {}, { resolve }, { url: "http://nowhere.example/" });
  expect(unknown).toMatchObject({ kind: "retry", reason: expect.stringContaining("ENOTFOUND") });
  expect(await send(() => {}, {}, { signal: AbortSignal.abort() })).toMatchObject({ kind: "retry" });
});

it.each([
  "CERT_HAS_EXPIRED",
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "ERR_TLS_CERT_ALTNAME_INVALID",
  "UNABLE_TO_GET_ISSUER_CERT",
])("says that no secure connection could be made: %s", async (code) => {
  const resolve: Resolver = async () => {
    throw Object.assign(new Error("no"), { code });
  };
  const outcome = await send(() => {}, { resolve }, { url: "https://hooks.example/" });
  const reason = `No secure connection to the server could be made (${code})`;
  expect(outcome).toEqual({ kind: "retry", reason });
});

it("says so too of a receiver that speaks http at an address of https", async () => {
  const outcome = await send(() => {}, {}, { url: receiver.url.replace("http:", "https:") });
  expect(outcome).toMatchObject({ kind: "retry", reason: expect.stringContaining("No secure connection") });
});
