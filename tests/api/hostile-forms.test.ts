import { beforeAll, describe, expect, it } from "vitest";
import { embedded } from "../databases.ts";
import { leastHeldBy, isHeldTooLong } from "../held-loop.ts";
import { siteFor } from "../site-for.ts";

const FIELDS = [{ id: 2, type: "email", label: "Email", required: true }];

describe("a body of many parts", () => {
  const { site } = siteFor(embedded);
  beforeAll(async () => {
    await site().publish("/write", [
      { form: { style: "simple", headline: "Write", formName: "Contact", fields: FIELDS } },
    ]);
  });
  /** Prepares a body that arrives in pieces, as from the network. @returns posts it. */
  function posting(body: string): () => Promise<Response> {
    const blob = new Blob([body]);
    const headers = {
      accept: "application/json",
      "content-type": "multipart/form-data; boundary=x",
      "content-length": String(blob.size),
      origin: "https://example.org",
    };
    return async () => {
      const init = { method: "POST", headers, body: blob.stream(), duplex: "half" as const };
      return site().request("/write", init);
    };
  }

  it.each<[string, string]>([
    ["texts", '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'],
    ["files", '--x\r\nContent-Disposition: form-data; name="a"; filename="b"\r\n\r\n\r\n'],
    ["files with a byte", '--x\r\nContent-Disposition: form-data; name="a"; filename="b"\r\n\r\n1\r\n'],
  ])("of %s delays nobody", async (_what, part) => {
    const most = 10 * 1024 * 1024;
    const start = '--x\r\nContent-Disposition: form-data; name="action"\r\n\r\nform_submission\r\n';
    const body = start + part.repeat(Math.floor((most - 200) / part.length)) + "--x--\r\n";
    const { value, heldMs } = await leastHeldBy(posting(body));
    expect([value.status < 500, isHeldTooLong(heldMs)]).toEqual([true, false]);
  });

  it("with one large part delays no other request", async () => {
    const part = (name: string, value: string) =>
      `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const body = `${part("action", "form_submission")}${part("a", "\r\n-".repeat(3_300_000))}--x--\r\n`;
    const { heldMs } = await leastHeldBy(posting(body));
    expect(isHeldTooLong(heldMs)).toBe(false);
  });
});
