import { readFileSync } from "node:fs";
import { Webhook } from "standardwebhooks";
import { expect, it } from "vitest";
import { newSecret, signWebhook } from "./sign.server.ts";

it("makes the signature of the specification's example", () => {
  const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
  const at = new Date(1_614_265_330_000);
  expect(signWebhook("msg_p5jXN8AQM9LWM0D4loKWxJek", '{"test": 2432232314}', [secret], at)).toEqual({
    "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
    "webhook-timestamp": "1614265330",
    "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  });
});

it("makes the signature of the example in docs/webhooks.md with the secret that is named there", () => {
  const text = readFileSync("docs/webhooks.md", "utf8");
  const [head = "", body = ""] = /```http\n([^]*?)\n```/.exec(text)?.[1]?.split("\n\n") ?? [];
  const [, secret = ""] = /`(whsec_[\w+/=]+)`/.exec(text) ?? [];
  const valueOf = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(head)?.[1] ?? "";
  const at = new Date(Number(valueOf("webhook-timestamp")) * 1000);
  const signed = signWebhook(valueOf("webhook-id"), body, [secret], at);
  expect(signed["webhook-signature"]).toBe(valueOf("webhook-signature"));
});

it("is accepted with either secret while one replaces the other, and with no other secret, body or id", () => {
  const [old, next, other] = [newSecret(), newSecret(), newSecret()];
  const body = '{"name":"Zoë 🎉"}';
  const headers = signWebhook("id-1", body, [next, old], new Date());
  for (const secret of [old, next]) expect(new Webhook(secret).verify(body, headers)).toEqual({ name: "Zoë 🎉" });
  expect(() => new Webhook(other).verify(body, headers)).toThrow("signature");
  expect(() => new Webhook(next).verify(`${body} `, headers)).toThrow("signature");
  expect(() => new Webhook(next).verify(body, { ...headers, "webhook-id": "id-2" })).toThrow("signature");
});

it("makes secrets of 32 random bytes", () => {
  const secret = newSecret();
  expect(Buffer.from(secret.replace("whsec_", ""), "base64")).toHaveLength(32);
  expect(newSecret()).not.toBe(secret);
});

it.each(["a.b", "", "a b", "a\r\nb", "ä", "x".repeat(256)])("doesn't sign the id %j", (id) =>
  expect(() => signWebhook(id, "{}", [newSecret()], new Date())).toThrow("id"),
);
