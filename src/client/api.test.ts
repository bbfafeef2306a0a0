import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { addressOf, messageOf, onSignedOut, request } from "./api.ts";

let server: Server;
let origin: string;

/** Responds with the status and the body that the address asks for. */
beforeAll(async () => {
  server = createServer((incoming, response) => {
    const { searchParams, pathname } = new URL(incoming.url ?? "/", "http://localhost");
    response.writeHead(Number(pathname.slice(1)), { "Content-Type": "application/json", "Retry-After": "7" });
    response.end(searchParams.get("body"));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

it("returns the answer, and leaves empty values out of the query", async () => {
  const address = addressOf(`${origin}/200`, {}, { body: '{"a":1}', cursor: "", limit: undefined });
  expect(address).toBe(`${origin}/200?body=%7B%22a%22%3A1%7D`);
  expect(await request("GET", address)).toEqual({ a: 1 });
  expect(await request("DELETE", `${origin}/200`)).toEqual({});
});

it("throws an error with its code, path and retry time", async () => {
  const body = JSON.stringify({ error: { code: "INVALID", message: "Too short", path: ["name"] } });
  await expect(request("GET", addressOf(`${origin}/422`, {}, { body }))).rejects.toMatchObject({
    code: "INVALID",
    status: 422,
    message: "Too short",
    details: { path: ["name"], retryAfter: 7 },
  });
});

it.each(["<html>", "null", "[]", '{"error":"text"}', ""])(
  "throws an error with a message for the body %j",
  async (body) => {
    const error: unknown = await request("GET", addressOf(`${origin}/502`, {}, { body })).catch(
      (failure: unknown) => failure,
    );
    expect(error).toMatchObject({ code: "UNREADABLE", status: 502 });
    expect(messageOf(error)).toMatch(/^The server’s answer can’t be read/);
  },
);

it("says that the server can't be reached", async () => {
  await expect(request("GET", "http://127.0.0.1:1/x")).rejects.toMatchObject({ code: "OFFLINE", status: 0 });
});

it("tells its listeners when the session has ended, and nothing of other refusals", async () => {
  const listener = vi.fn<() => void>();
  const stop = onSignedOut(listener);
  const body = (code: string) => JSON.stringify({ error: { code, message: "" } });
  await request("GET", addressOf(`${origin}/403`, {}, { body: body("FORBIDDEN") })).catch(() => undefined);
  expect(listener).not.toHaveBeenCalled();
  const ended = request("GET", addressOf(`${origin}/401`, {}, { body: body("UNAUTHENTICATED") }));
  await expect(ended).rejects.toThrow("Your session had ended. Once you have signed in, try again.");
  expect(listener).toHaveBeenCalledOnce();
  stop();
});
