import { expect, it } from "vitest";
import { BodyRefused } from "#contract/server";
import { watchBody } from "./watch-body.ts";

/** A request whose body arrives in parts of three bytes, as they are read. */
function arriving(parts: number) {
  let left = parts;
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    left -= 1;
    if (left < 0) controller.close();
    else controller.enqueue(new TextEncoder().encode("abc"));
  };
  const init = { method: "POST", body: new ReadableStream({ pull }, { highWaterMark: 0 }), duplex: "half" };
  return { request: new Request("https://example.org", init), left: () => left };
}

it("passes a body on that isn't too large, and doesn't refuse it afterwards", async () => {
  const { request, refuse } = watchBody(arriving(3).request, 9);
  expect([await request.text(), refuse()]).toEqual(["abcabcabc", false]);
});

it("stops reading where a body is larger than it may be", async () => {
  const sent = arriving(1000);
  await expect(watchBody(sent.request, 8).request.text()).rejects.toThrow(new BodyRefused("TOO_LARGE"));
  expect(sent.left()).toBe(997);
});

it("lets the reading of a body fail that is refused, even before it has begun", async () => {
  const { request, refuse } = watchBody(arriving(3).request);
  expect(refuse()).toBe(true);
  await expect(request.text()).rejects.toThrow(new BodyRefused("TOO_MANY"));
});
