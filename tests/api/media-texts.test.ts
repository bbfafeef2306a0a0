import { describe, expect, it } from "vitest";
import { engines } from "../databases.ts";
import { signedIn } from "../sign-in.ts";
import { siteFor } from "../site-for.ts";

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"><path d="M0 0h24v12z"/></svg>';

describe.each(engines)("a picture's texts on $name", (engine) => {
  const { site } = siteFor(engine);

  it("aren't changed on top of someone else's unseen change", async () => {
    const headers = await signedIn(site(), "editor");
    const request = async (method: string, path: string, body: string) => {
      const answer = await site().request(path, { method, body, headers });
      return { status: answer.status, body: await answer.json() };
    };
    const { id } = (await request("POST", "/api/media?name=b.svg", SVG)).body;
    const change = (texts: object) => request("PATCH", `/api/media/${id}`, JSON.stringify(texts));
    await change({ alt: "A desk" });
    const refused = await change({ alt: "A lamp", was: { alt: "" } });
    expect(refused.status).toBe(409);
    expect(refused.body.error).toMatchObject({
      code: "PICTURE_CHANGED",
      message: "Someone else has changed this to “A desk”. Save again to replace it.",
      path: ["alt"],
      problems: [{ value: "A desk" }],
    });
    expect((await change({ name: "c.svg", was: { name: "b.svg" } })).status).toBe(200);
    expect((await change({ alt: "A lamp", was: { alt: "A desk" } })).body).toMatchObject({
      name: "c.svg",
      alt: "A lamp",
    });
  });
});
