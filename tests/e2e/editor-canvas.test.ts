import type { FrameLocator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ask, heroSaying, makePage } from "./admin-pages.ts";
import { faults } from "./axe.ts";
import { useBrowser } from "./browser.ts";
import { asAdmin } from "./sign-in.ts";

const { openKept } = useBrowser();
let pages = 0;
const BANNER = { banner: { style: "top", text: "News of the term" } };
const HEADER = { header: { shared: true } };
const FAQ = { faq: { style: "simple", headline: "Questions", items: [{ question: "Why?", answer: "So." }] } };

/** The editor on a new page, with what is on its canvas. */
async function edit(blocks: unknown[], { width = 1440, locale }: { width?: number; locale?: string } = {}) {
  const options = asAdmin({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
  const opened = await openKept(options);
  const { page } = opened;
  const id = await makePage(page, `/editor-canvas-${(pages += 1)}`, blocks, locale);
  await opened.go(`/admin/pages/${id}/edit`);
  const frame = page.frameLocator("iframe[title=Page]");
  await frame.locator("[data-block-key]").first().waitFor();
  // A face that comes late moves what is below its text.
  await frame.locator("html").evaluate(async (html) => void (await html.ownerDocument.fonts.ready));
  const block = (type: string) => frame.locator(`[data-block-key][data-block-type="${type}"]`);
  return {
    ...opened,
    frame,
    block,
    toolsOf: (type: string) => block(type).getByRole("toolbar", { name: "Block tools" }),
    types: () => frame.locator("[data-block-key]").evaluateAll((all) => all.map((one) => one.dataset.blockType)),
    saved: async () => (await ask(page, "GET", `/api/pages/${id}/blocks.json`)).body,
    focused: () => frame.locator(":focus").getAttribute("aria-label"),
    close: async () => {
      expect(opened.problems).toEqual([]);
      await opened.close();
    },
  };
}

/** Whether two elements of the canvas lie one over the other. */
async function isCovering(frame: FrameLocator, tool: string, text: string): Promise<boolean> {
  const [a, b] = await Promise.all([tool, text].map((one) => frame.locator(one).first().boundingBox()));
  if (!a || !b) throw new Error("One of them isn't there");
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

describe("the page on the canvas", () => {
  it("is drawn as visitors get it: styles, media queries of its own width, dark, shared header, what can't be drawn", async () => {
    const rich = { content: { style: "simple", content: "Some **rich** text<script>alert(1)</script>" } };
    const { page, frame, block, close } = await edit([HEADER, FAQ, rich, { spinner: { a: 1 } }]);
    await block("content").getByText("rich", { exact: true }).waitFor();
    expect(await block("content").innerHTML()).not.toContain("alert");
    expect(await block("spinner").textContent()).toContain("TODO: spinner");
    await block("header").getByText("Shared with every page").waitFor();
    const width = () => frame.locator("body").evaluate((body) => body.ownerDocument.defaultView?.innerWidth);
    await page.getByRole("button", { name: "Phone 390" }).click();
    await expect.poll(width).toBe(390);
    await block("header").getByRole("button", { name: "Open menu" }).waitFor();
    const scheme = () => frame.locator("html").evaluate((html) => getComputedStyle(html).colorScheme);
    await expect.poll(scheme).toBe("light");
    await page.getByRole("button", { name: "Dark page" }).click();
    await expect.poll(scheme).toBe("dark");
    await close();
  });

  it("names a block that has nothing to show, and selects it with a click", async () => {
    const { frame, close } = await edit([{ heading: { headline: "" } }, FAQ, { heading: { headline: "" } }]);
    await frame.getByText("Empty: Heading").filter({ visible: true }).nth(1).click();
    const chosen = frame.getByRole("button", { name: "Heading, 3 of 3", pressed: true });
    await expect.poll(() => chosen.count()).toBe(1);
    await close();
  });

  it("is in the page's language, the site's own texts too", async () => {
    const { frame, block, close } = await edit([HEADER], { locale: "es" });
    await block("header").getByRole("link", { name: "Registrarse" }).waitFor();
    expect(await frame.locator("html").getAttribute("lang")).toBe("es");
    await close();
  });

  it("has the page's face however late it comes", async () => {
    const { page, frame, close } = await edit([{ content: { style: "simple", content: "Words of the page" } }]);
    const width = () =>
      frame.getByText("Words of").evaluate((one) => {
        const range = new Range();
        range.selectNodeContents(one);
        return range.getBoundingClientRect().width;
      });
    const own = await width();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/*.woff2", async (route) => {
      await released;
      await route.continue();
    });
    await page.reload();
    await frame.getByText("Words of").waitFor();
    expect(await width()).not.toBeCloseTo(own, 1);
    release();
    await expect.poll(width).toBeCloseTo(own, 1);
    await close();
  });

  it("stays where it is: links lead nowhere, forms send nothing", async () => {
    const cta = [{ text: "Go away", href: "https://example.org/" }];
    const { page, frame, block, close } = await edit([
      { hero: { style: "text", headline: "Hi", cta } },
      { newsletter: {} },
      { roiCalculator: {} },
    ]);
    const sent: string[] = [];
    page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
    const before = page.url();
    await frame.getByRole("link", { name: "Go away" }).click();
    await frame.getByRole("link", { name: "Go away" }).click({ modifiers: ["Control"] });
    await block("newsletter").getByLabel("Email").fill("ada@example.org");
    await page.keyboard.press("Enter");
    // Chromium's autofill would read them again with every key; what waits for consent looks as on the site.
    expect(await frame.locator("form").count()).toBe(0);
    const send = block("roiCalculator").locator("button[type=submit]");
    expect(await send.evaluate((button) => getComputedStyle(button).opacity)).toBe("0.55");
    // A form in someone's own block.
    await block("newsletter").evaluate((element) => {
      element.insertAdjacentHTML("beforeend", `<form method="post" action="/newsletter"></form>`);
      element.querySelector("form")?.requestSubmit();
    });
    expect(page.url()).toBe(before);
    expect(page.context().pages()).toHaveLength(1);
    expect(sent.filter((url) => !url.includes("/api/"))).toEqual([]);
    await close();
  });
});

describe("the block toolbar", () => {
  it("shows on hover and selection, always on a banner, and covers none of its block's text", async () => {
    for (const width of [1440, 390]) {
      const { frame, block, toolsOf, close } = await edit([BANNER, HEADER, heroSaying("Words")], { width });
      await expect.poll(() => toolsOf("banner").count()).toBe(1);
      expect(await toolsOf("hero").count()).toBe(0);
      const { height } = (await block("hero").boundingBox()) ?? {};
      await block("hero").hover();
      await toolsOf("hero").waitFor();
      expect((await block("hero").boundingBox())?.height).toBe(height);
      expect(await isCovering(frame, '[data-block-type="hero"] [role="toolbar"]', '[data-block-type="hero"] h1')).toBe(
        false,
      );
      expect(await isCovering(frame, '[data-block-type="banner"] [role="toolbar"]', ".banner-text")).toBe(false);
      await close();
    }
  });

  it("moves and removes with the keyboard, which goes on from there", async () => {
    const { page, frame, types, focused, toolsOf, close } = await edit([heroSaying("One"), FAQ, { newsletter: {} }]);
    await frame.getByRole("button", { name: "FAQ, 2 of 3" }).focus();
    await toolsOf("faq").waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Home");
    await expect.poll(focused).toBe("Move up");
    await page.keyboard.press("ArrowRight");
    await expect.poll(focused).toBe("Move down");
    await page.keyboard.press("Enter");
    await expect.poll(types).toEqual(["hero", "newsletter", "faq"]);
    await expect.poll(() => toolsOf("faq").getByRole("button", { name: "Move down" }).isDisabled()).toBe(true);
    await expect.poll(focused).toBe("Move up");
    await page.keyboard.press("End");
    await expect.poll(focused).toBe("Remove");
    await page.keyboard.press("Enter");
    await expect.poll(types).toEqual(["hero", "newsletter"]);
    await expect.poll(focused).toBe("Newsletter, 2 of 2");
    await page.keyboard.press("Control+z");
    await expect.poll(types).toEqual(["hero", "newsletter", "faq"]);
    await close();
  });

  it("drags a block to another place; Escape leaves it", async () => {
    const { page, frame, block, types, close } = await edit([BANNER, { heading: { headline: "One" } }, { video: {} }]);
    const drag = async (isDropped: boolean) => {
      const grip = await block("banner").locator(".bwe-grip").boundingBox();
      const target = await block("heading").boundingBox();
      if (!grip || !target) throw new Error("Nothing to drag");
      await page.mouse.move(grip.x + 8, grip.y + 8);
      await page.mouse.down();
      await page.mouse.move(grip.x, target.y + target.height - 12, { steps: 8 });
      await frame.locator(".bwe-drop").waitFor();
      if (!isDropped) await page.keyboard.press("Escape");
      await page.mouse.up();
      await frame.locator(".bwe-drop").waitFor({ state: "detached" });
    };
    await drag(false);
    expect(await types()).toEqual(["banner", "heading", "video"]);
    await drag(true);
    await expect.poll(types).toEqual(["heading", "banner", "video"]);
    await close();
  });
});

describe("adding", () => {
  it("offers a place behind each block and one at the end, for pointer and keyboard", async () => {
    const { page, frame, block, types, close } = await edit([heroSaying("One"), FAQ]);
    const add = frame.getByRole("button", { name: "Add block" });
    await expect.poll(() => add.count()).toBe(2);
    const box = await block("hero").boundingBox();
    await page.mouse.move((box?.x ?? 0) + 700, (box?.y ?? 0) + (box?.height ?? 0) - 4);
    await add.first().click();
    await page.getByRole("dialog", { name: "Add block" }).getByRole("button", { name: "Heading", exact: true }).click();
    await expect.poll(types).toEqual(["hero", "heading", "faq"]);
    await add.last().focus();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "Add block" }).getByRole("button", { name: "Video", exact: true }).click();
    await expect.poll(types).toEqual(["hero", "heading", "faq", "video"]);
    await close();
  });
});

describe("choosing", () => {
  it("takes one block, a range with Shift, one more with Ctrl, none with Escape", async () => {
    const { page, frame, block, close } = await edit([heroSaying("One"), FAQ, { newsletter: {} }]);
    const chosen = () =>
      frame
        .locator('.bwe-stop[aria-pressed="true"]')
        .evaluateAll((all) => all.map((one) => one.ariaLabel?.split(",")[0]));
    await block("hero").click();
    await expect.poll(chosen).toEqual(["Hero"]);
    await block("newsletter").click({ position: { x: 20, y: 20 }, modifiers: ["Shift"] });
    await expect.poll(chosen).toEqual(["Hero", "FAQ", "Newsletter"]);
    await block("faq").click({ position: { x: 20, y: 20 }, modifiers: ["Control"] });
    await expect.poll(chosen).toEqual(["Hero", "Newsletter"]);
    await page.keyboard.press("Escape");
    await expect.poll(chosen).toEqual([]);
    await block("hero").click();
    await page.keyboard.press("ArrowDown");
    await expect.poll(chosen).toEqual(["FAQ"]);
    await page.keyboard.press("Alt+ArrowUp");
    await expect.poll(() => frame.locator(":focus").getAttribute("aria-label")).toBe("FAQ, 1 of 3");
    await close();
  });
});

describe("typing on the page", () => {
  it("changes a plain text in place; Enter and Escape keep it, undo takes it back", async () => {
    const { page, saved, frame, block, close } = await edit([heroSaying("One"), FAQ]);
    const heading = block("hero").getByRole("heading");
    const box = frame.getByRole("textbox", { name: "Headline" });
    await heading.click();
    await heading.click();
    await page.keyboard.press("End");
    await page.keyboard.type(" more");
    await page.keyboard.press("Enter");
    await box.waitFor({ state: "detached" });
    await expect.poll(() => heading.textContent()).toBe("One more");
    await expect.poll(async () => (await saved())[0]).toEqual(heroSaying("One more"));
    await heading.click();
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Delete");
    await expect.poll(() => box.textContent()).toBe("");
    await page.keyboard.type("Other");
    await page.keyboard.press("Escape");
    await expect.poll(() => heading.textContent()).toBe("Other");
    await page.keyboard.press("Control+z");
    await expect.poll(() => heading.textContent()).toBe("One more");
    await heading.click();
    await page.keyboard.press("End");
    // What is typed without a pause is one step.
    await page.waitForTimeout(1100);
    await page.keyboard.type("!");
    await page.keyboard.press("Control+z");
    await expect.poll(() => box.textContent()).toBe("One more");
    await block("faq").click({ position: { x: 20, y: 20 } });
    await box.waitFor({ state: "detached" });
    expect(await heading.textContent()).toBe("One more");
    await close();
  });

  it("types into the text that was clicked to choose its block, and into a question without closing it", async () => {
    const { page, block, close } = await edit([heroSaying("One"), FAQ]);
    await block("hero").getByRole("heading").click();
    await page.keyboard.press("End");
    await page.keyboard.type("?");
    await expect.poll(() => block("hero").getByRole("heading").textContent()).toBe("One?");
    const question = block("faq").locator("summary");
    await question.click();
    await question.getByText("Why?").click();
    await page.keyboard.press("End");
    await page.keyboard.type(" Who else?");
    await page.keyboard.press("Enter");
    await expect.poll(() => question.textContent()).toContain("Why? Who else?");
    expect(await block("faq").locator("details").getAttribute("open")).not.toBeNull();
    await close();
  });
});

it("has no fault of accessibility with a block chosen, wide and narrow, light and dark", async () => {
  for (const width of [1440, 390]) {
    const blocks = [BANNER, HEADER, heroSaying("One"), FAQ, FAQ, { footer: { shared: true } }];
    const { page, block, close } = await edit(blocks, { width });
    await block("hero").click();
    expect(await faults(page, { frames: true })).toEqual([]);
    await close();
  }
});
