import { describe, expect, it } from "vitest";
import { submitForm } from "./submit-form.ts";

const FAILED = "Could not be sent";

/** A network that gives these answers in order and records the requests. */
function network(...answers: (Response | Error)[]) {
  const asked: { address: string; csrf?: string | null; accept?: string | null }[] = [];
  const request = (address: string, init?: RequestInit) => {
    const body = init?.body instanceof URLSearchParams ? init.body : undefined;
    asked.push({ address, csrf: body?.get("csrf"), accept: new Headers(init?.headers).get("accept") });
    const answer = answers[asked.length - 1] ?? new Error("No answer left");
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  return { asked, request };
}

const send = (request: ReturnType<typeof network>["request"]) => {
  const fields = new URLSearchParams({ csrf: "old", firstName: "Ada" });
  return submitForm({ address: "https://example.org/", form: "letters", fields, failed: FAILED }, request);
};

describe("submitForm", () => {
  it("asks for JSON and returns the thanks", async () => {
    const { asked, request } = network(Response.json({ success: "Thanks" }));
    expect(await send(request)).toEqual({ ok: true, success: "Thanks" });
    expect(asked).toEqual([{ address: "https://example.org/", csrf: "old", accept: "application/json" }]);
  });

  it("returns where the page of the answer is", async () => {
    const { request } = network(Response.json({ success: "Thanks", next: "/join?created=1" }));
    expect(await send(request)).toEqual({ ok: true, success: "Thanks", next: "/join?created=1" });
  });

  it("returns the text of each refused field", async () => {
    const { request } = network(Response.json({ error: "Check", fields: { email: "Wrong", odd: 3 } }, { status: 422 }));
    expect(await send(request)).toEqual({ ok: false, error: "Check", fields: { email: "Wrong" } });
  });

  it("renews an expired token and repeats the post once", async () => {
    const { asked, request } = network(
      Response.json({ error: "Expired" }, { status: 403 }),
      Response.json({ token: "new" }),
      Response.json({ success: "Thanks" }),
    );
    expect(await send(request)).toEqual({ ok: true, success: "Thanks" });
    expect(asked.map(({ address, csrf }) => [address, csrf])).toEqual([
      ["https://example.org/", "old"],
      ["/csrf?form=letters", undefined],
      ["https://example.org/", "new"],
    ]);
  });

  it("gives up after the second refusal", async () => {
    const refusal = () => Response.json({ error: "Expired" }, { status: 403 });
    const { asked, request } = network(refusal(), Response.json({ token: "new" }), refusal());
    expect(await send(request)).toEqual({ ok: false, error: "Expired", fields: {} });
    expect(asked).toHaveLength(3);
  });

  it.each([
    ["the network is down", [new Error("offline")]],
    ["a proxy answers with its own page", [new Response("<h1>Bad gateway</h1>", { status: 502 })]],
    ["the answer isn't an object", [Response.json(null)]],
    ["the answer has no text", [Response.json({}, { status: 500 })]],
    ["no token can be had", [Response.json({ error: "Expired" }, { status: 403 }), Response.json({})]],
  ])("says that it failed when %s", async (_case, answers) => {
    expect(await send(network(...answers).request)).toEqual({ ok: false, error: FAILED, fields: {} });
  });
});
