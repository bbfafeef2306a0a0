import { beforeAll, describe, expect, it } from "vitest";
import { embedded } from "../databases.ts";
import { heldBy, isHeldTooLong } from "../held-loop.ts";
import { siteFor } from "../site-for.ts";

const FIELDS = [{ id: 2, type: "email", label: "Email", required: true }];

describe("a body of many parts", () => {
  const { site } = siteFor(embedded);
  beforeAll(async () => {
    await site().publish("/write", [
      { form: { style: "simple", headline: "Write", formName: "Contact", fields: FIELDS } },
    ]);
  });
  const send = (body: string | Buffer, type = "multipart/form-data; boundary=x") =>
    site().request("/write", {
      method: "POST",
      body: new Uint8Array(Buffer.from(body)),
      headers: {
        accept: "application/json",
        "content-type": type,
        "content-length": String(Buffer.byteLength(body)),
        origin: "https://example.org",
      },
    });
  it.each<[string, string]>([
    ["texts", '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'],
    ["files", '--x\r\nContent-Disposition: form-data; name="a"; filename="b"\r\n\r\n\r\n'],
    ["files with a byte", '--x\r\nContent-Disposition: form-data; name="a"; filename="b"\r\n\r\n1\r\n'],
  ])("of %s holds nobody up", async (_what, part) => {
    const most = 10 * 1024 * 1024;
    const start = '--x\r\nContent-Disposition: form-data; name="action"\r\n\r\nform_submission\r\n';
    const body = start + part.repeat(Math.floor((most - 200) / part.length)) + "--x--\r\n";
    const { value, heldMs } = await heldBy(async () => (await send(body)).status);
    expect([value < 500, isHeldTooLong(heldMs)]).toEqual([true, false]);
  });

  it("with one large part delays no other request", async () => {
    const part = (name: string, value: string) =>
      `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const body = `${part("action", "form_submission")}${part("a", "\r\n-".repeat(3_300_000))}--x--\r\n`;
    const { heldMs } = await heldBy(() => send(body));
    expect(isHeldTooLong(heldMs)).toBe(false);
  });
});
