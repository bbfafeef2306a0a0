import { createHmac } from "node:crypto";

/**
 * Signs a body as Stripe does: HMAC-SHA256 of "<seconds>.<body>".
 * @param at in seconds. @returns the value of `Stripe-Signature`.
 */
export function sign(body: string, secret: string, at: number): string {
  const signature = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
  return `t=${at},v1=${signature}`;
}
