import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { getJson, messageOf, onSignedOut, sendJson } from "./api.ts";

let server: Server;
let origin: string;

/** Answers with what the address asks for: its status and its body. */
beforeAll(async () => {
  server = createServer((request, response) => {
    const { searchParams, pathname } = new URL(request.url ?? "/", "http://localhost");
    response.writeHead(Number(pathname.slice(1)), { "Content-Type": "application/json", "Retry-After": "7" });
    response.end(searchParams.get("body"));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

it("gives what was answered, and leaves empty values out of the query", async () => {
  expect(await getJson(`${origin}/200`, { body: '{"a":1}', cursor: "" })).toEqual({ a: 1 });
  expect(await sendJson("DELETE", `${origin}/200`)).toEqual({});
});

it("gives a failure with its code, place and waiting time", async () => {
  const body = JSON.stringify({ error: { code: "INVALID", message: "Too short", path: ["name"] } });
  await expect(getJson(`${origin}/422`, { body })).rejects.toMatchObject({
    code: "INVALID",
    status: 422,
    message: "Too short",
    details: { path: ["name"], retryAfter: 7 },
  });
});

it.each(["<html>", "null", "[]", '{"error":"text"}', ""])("gives a failure that can be told for %j", async (body) => {
  const error: unknown = await getJson(`${origin}/502`, { body }).catch((failure: unknown) => failure);
  expect(error).toMatchObject({ code: "UNREADABLE", status: 502 });
  expect(messageOf(error)).toMatch(/^The server gave an answer/);
});

it("tells that the server can't be reached", async () => {
  await expect(getJson("http://127.0.0.1:1/x")).rejects.toMatchObject({ code: "OFFLINE", status: 0 });
});

it("tells those who listen that the session has ended, and nobody else's refusal", async () => {
  const listener = vi.fn<() => void>();
  const stop = onSignedOut(listener);
  const body = (code: string) => JSON.stringify({ error: { code, message: "" } });
  await getJson(`${origin}/403`, { body: body("FORBIDDEN") }).catch(() => undefined);
  expect(listener).not.toHaveBeenCalled();
  await getJson(`${origin}/401`, { body: body("UNAUTHENTICATED") }).catch(() => undefined);
  expect(listener).toHaveBeenCalledOnce();
  stop();
});
