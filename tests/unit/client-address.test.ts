import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { clientAddress } from "../../src/server/middleware/client-address.ts";
import type { ServerEnv } from "../../src/server/services.ts";

async function seen(trustedProxies: number, forwarded?: string, remoteAddress = "10.0.0.1"): Promise<string> {
  const app = new Hono<ServerEnv>();
  app.get("/", clientAddress(trustedProxies), (context) => context.text(context.var.clientAddress));
  const headers = forwarded ? { "x-forwarded-for": forwarded } : undefined;
  const answer = await app.request("/", { headers }, { incoming: { socket: { remoteAddress } } });
  return answer.text();
}

describe("clientAddress", () => {
  it.each([
    [0, "6.6.6.6", "10.0.0.1"],
    [1, "6.6.6.6, 1.2.3.4", "1.2.3.4"],
    [2, "6.6.6.6, 1.2.3.4, 10.0.0.9", "1.2.3.4"],
    [2, "1.2.3.4", "10.0.0.1"],
    [1, undefined, "10.0.0.1"],
    [1, "1.2.3.4:50123", "1.2.3.4"],
    [1, "[2001:db8:1:2::9]:50123", "2001:db8:1:2::/64"],
  ])("behind %i proxies takes from %j %s", async (proxies, forwarded, address) => {
    expect(await seen(proxies, forwarded)).toBe(address);
  });

  it.each([
    ["::ffff:127.0.0.1", "127.0.0.1"],
    ["2001:db8:1:2:aaaa:bbbb:cccc:dddd", "2001:db8:1:2::/64"],
    ["2001:DB8:1:2::9", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
  ])("counts %s as %s, however its owner chooses the rest", async (address, client) => {
    expect(await seen(0, undefined, address)).toBe(client);
  });
});
