import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { clientAddress } from "../../src/server/middleware/client-address.ts";
import type { ServerEnv } from "../../src/server/services.ts";

async function seen(trustedProxies: number, forwarded?: string): Promise<string> {
  const app = new Hono<ServerEnv>();
  app.get("/", clientAddress(trustedProxies), (context) => context.text(context.var.clientAddress));
  const headers = forwarded ? { "x-forwarded-for": forwarded } : undefined;
  const answer = await app.request("/", { headers }, { incoming: { socket: { remoteAddress: "10.0.0.1" } } });
  return answer.text();
}

describe("clientAddress", () => {
  it.each([
    [0, "6.6.6.6", "10.0.0.1"],
    [1, "6.6.6.6, 1.2.3.4", "1.2.3.4"],
    [2, "6.6.6.6, 1.2.3.4, 10.0.0.9", "1.2.3.4"],
    [2, "1.2.3.4", "10.0.0.1"],
    [1, undefined, "10.0.0.1"],
  ])("behind %i proxies takes from %j %s", async (proxies, forwarded, address) => {
    expect(await seen(proxies, forwarded)).toBe(address);
  });
});
