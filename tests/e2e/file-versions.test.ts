import { expect, inject, it } from "vitest";

async function ask(path: string) {
  const answer = await fetch(new URL(path, inject("siteUrl")));
  return { text: await answer.text(), kept: answer.headers.get("cache-control") };
}

// While an update goes from process to process, the old one is asked for files of pages that the new one has sent.
it.each(["/icons.svg", "/drawings.svg", "/landing/logo.svg"])(
  "%s is kept for ever under the version that pages name, and not at all under another one",
  async (path) => {
    const { text } = await ask("/");
    const version = new RegExp(`${path.replace(".", String.raw`\.`)}\\?v=(\\w+)`).exec(text)?.[1];
    expect(version).toMatch(/^[\da-f]{8}$/);
    const named = await ask(`${path}?v=${version}`);
    const other = await ask(`${path}?v=00000000`);
    expect([named.kept, other.kept]).toEqual(["public, max-age=31536000, immutable", "no-store"]);
    expect(other.text).toBe(named.text);
  },
);

it.each(["identity", "br, gzip"])("a script asked for as %s may be kept for those who ask alike", async (encoding) => {
  const { text } = await ask("/");
  const [script = ""] = /\/assets\/[\w.-]+\.js/.exec(text) ?? [];
  const { headers, status } = await fetch(new URL(script, inject("siteUrl")), {
    headers: { "accept-encoding": encoding },
  });
  expect([status, headers.get("vary")]).toEqual([200, "Accept-Encoding"]);
  expect(headers.get("content-encoding")).toBe(encoding === "identity" ? null : "br");
});

it("a part of a built file is sent alone only to who has no other part", async () => {
  const part = async (headers: Record<string, string> = {}) => {
    const answer = await fetch(new URL("/favicon.svg", inject("siteUrl")), {
      headers: { range: "bytes=0-9", ...headers },
    });
    return [answer.status, (await answer.arrayBuffer()).byteLength];
  };
  const { text } = await ask("/favicon.svg");
  expect(await part()).toEqual([206, 10]);
  expect(await part({ "if-range": "Wed, 21 Oct 2015 07:28:00 GMT" })).toEqual([200, text.length]);
});
