import { it } from "vitest";
import { ask, makePage, heroSaying, operate } from "./admin-pages.ts";
import { useBrowser } from "./browser.ts";
import { asAdmin } from "./sign-in.ts";

const { openKept } = useBrowser();
const OUT = "/tmp/shots-postsadmin";
const only = process.env.SHOT ?? "";

it("shoots", async () => {
  const { page, go, problems } = await openKept(asAdmin({ reducedMotion: "reduce" }));
  const make = async (path: string, title: string, tags: Record<string, string> = {}) => {
    const metaTags = Object.entries({ title, ...tags }).map(([name, value]) => ({ name, value }));
    const blocks = [{ content: { style: "simple", content: "Text of the post.\n\n## Heading\n\nMore." } }];
    const made = await ask(page, "POST", "/api/pages", { kind: "post", path, title, metaTags, blocks });
    if (made.status !== 201) throw new Error(JSON.stringify(made.body));
    return made.body.id as string;
  };
  await ask(page, "POST", "/api/authors", { name: "Ines Alvarez" });
  await ask(page, "POST", "/api/authors", { name: "Tom Okafor" });
  const one = await make("/blog/first", "How a report takes shape in 25 minutes", { author: "Ines Alvarez", "article:tag": "Reports, Mentors, Families, Safeguarding", "article:published_time": "2026-03-04", description: "In short." });
  const two = await make("/blog/second", "What families read first", { author: "Tom Okafor", "article:tag": "Families" });
  const three = await make("/blog/third", "A draft without anything");
  await ask(page, "POST", `/api/pages/${one}/publish`);
  await operate(page, one, [{ type: "setMeta", name: "description", value: "Changed" }]);
  await ask(page, "PUT", `/api/pages/${two}/schedule`, { at: new Date(Date.now() + 90_000_000).toISOString() });
  await operate(page, two, [{ type: "setMeta", name: "description", value: "Later" }]);
  void three;
  const shot = async (name: string, path: string, prepare?: () => Promise<unknown>, schemes = ["light"], widths = [1440, 390]) => {
    if (only && !only.split(",").includes(name)) return;
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
      for (const scheme of schemes) {
        await page.emulateMedia({ colorScheme: scheme as "light" | "dark", reducedMotion: "reduce" });
        await go("/admin/nowhere").catch(() => undefined);
        await page.goto(path);
        await page.waitForTimeout(700);
        await prepare?.();
        await page.waitForTimeout(400);
        await page.screenshot({ path: `${OUT}/${name}-${width}-${scheme}.png` });
      }
    }
  };
  await shot("list", "/admin/posts", undefined, ["light", "dark"], [1440, 768, 390]);
  await shot("create", "/admin/posts?create", async () => { await page.getByLabel("Title", { exact: true }).fill("Über uns: čo je nové?"); await page.getByLabel("Author").last().click(); }, ["light", "dark"]);
  await shot("details", `/admin/posts/${one}?tab=search`, undefined, ["light", "dark"], [1440, 768, 390]);
  await shot("tags", `/admin/posts/${one}?tab=search`, async () => { await page.getByLabel("Tags", { exact: true }).click(); }, ["light"], [1440]);
  await shot("scheduled", `/admin/posts/${two}`, undefined, ["light", "dark"], [1440, 390]);
  await shot("schedule", `/admin/posts/${three}`, async () => { await page.getByRole("button", { name: "Publish", exact: true }).click(); await page.waitForTimeout(400); await page.getByRole("button", { name: "Schedule", exact: true }).click(); }, ["light", "dark"], [1440, 390]);
  await shot("publish", `/admin/posts/${three}`, async () => { await page.getByRole("button", { name: "Publish", exact: true }).click(); }, ["light"], [1440, 390]);
  await shot("editor", `/admin/pages/${two}/edit`, undefined, ["light", "dark"], [1440, 768, 390]);
  await shot("editordetails", `/admin/pages/${two}/edit`, async () => { await page.getByRole("button", { name: "Post details" }).click(); await page.waitForTimeout(500); }, ["light"], [1440, 390]);
  void makePage; void heroSaying;
  console.log(problems);
}, 240_000);
