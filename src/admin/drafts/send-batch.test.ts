import { afterEach, expect, it, vi } from "vitest";
import { sendBatch } from "./send-batch.ts";

const BATCH = { clientId: "c", batchId: "b", baseRevision: 0, operations: [] };

const own = (code: string) => JSON.stringify({ error: { code, message: "No" } });
const PROXY = "<html>Not here</html>";

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["a proxy's time limit", 408, PROXY, "lost"],
  ["a proxy without the site", 404, PROXY, "lost"],
  ["a firewall", 403, PROXY, "lost"],
  ["a proxy's sign-in", 401, PROXY, "lost"],
  ["a broken server", 502, PROXY, "lost"],
  ["too many requests", 429, own("RATE_LIMITED"), "lost"],
  ["a proxy that the batch is too large for", 413, PROXY, "refused"],
  ["a refusal of the site", 422, own("INVALID"), "refused"],
  ["an archived page", 409, own("PAGE_ARCHIVED"), "closed"],
  ["a deleted page", 404, own("NOT_FOUND"), "closed"],
  ["an ended session", 401, own("UNAUTHENTICATED"), "signedOut"],
])("takes the answer of %s for what it is", async (_what, status, body, kind) => {
  vi.stubGlobal("fetch", async () => new Response(body, { status }));
  expect(await sendBatch("p", BATCH)).toMatchObject({ kind });
});

it("knows a batch that is too large from the status alone, as a proxy has other words", async () => {
  vi.stubGlobal("fetch", async () => new Response(PROXY, { status: 413 }));
  expect(await sendBatch("p", BATCH)).toMatchObject({ kind: "refused", code: "TOO_LARGE" });
});
