import { chromium, type Page } from "playwright-core";
import { CHROMIUM_FLAGS, findChromium } from "../scripts/lib/chromium.ts";
import { demoReply, type FakeProvider } from "../scripts/lib/fake-provider/index.ts";
import { median } from "./quantile.ts";
import { signInWith } from "./sign-in.ts";
import { pace } from "./pace.ts";

const ROUNDS = pace(3, 1);

/** Milliseconds: the stream of the plan and of the first block at the provider, and what the editor needed for them. */
export type Written = { planStream: number; blockStream: number; toFirstText: number; toFirstBlock: number };

/** Records when each reply begins and ends at the provider, by what was asked for. */
function watchStreams(provider: FakeProvider): (name: string) => number {
  const lengths = new Map<string, number>();
  provider.reset();
  provider.reply((request) => {
    const began = performance.now();
    const name = request.schema?.name ?? "";
    void request.ended.then(() => lengths.set(name, performance.now() - began));
    return demoReply(request);
  });
  return (name) => {
    const length = lengths.get(name);
    if (length === undefined) throw new Error(`Nobody asked for ${name}`);
    return length;
  };
}

type Marks = { plan: number; planned: number; write: number; firstText: number; firstBlock: number };

/** Records in the page, at each frame, what a person sees for the first time, and when they click. */
async function watchPage(page: Page): Promise<() => Promise<Marks>> {
  await page.evaluate(() => {
    const marks: Record<string, number> = {};
    Object.assign(window, { marks });
    const names: Record<string, string> = { "Plan the page": "plan", "Write the page": "write" };
    const nameOf = (element: Element) => names[element.textContent.trim()];
    addEventListener(
      "click",
      ({ target }) => {
        const button = target instanceof Element ? target.closest("button") : null;
        const name = button ? nameOf(button) : undefined;
        if (name) marks[name] ??= performance.now();
      },
      { capture: true },
    );
    const look = (now: number) => {
      if ([...document.querySelectorAll("dialog button, [role=dialog] button")].some((one) => nameOf(one) === "write"))
        marks.planned ??= now;
      const canvas = document.querySelector<HTMLIFrameElement>("iframe[title=Page]")?.contentDocument;
      const made = [...(canvas?.querySelectorAll<HTMLElement>("[data-generated]") ?? [])];
      const first = made.find((one) => !one.textContent.startsWith("Header"));
      if (first?.querySelector(".bwe-made-page h1, .bwe-made-page h2, .bwe-made-page p")) marks.firstText ??= now;
      if (first?.dataset.state === "written") marks.firstBlock ??= now;
      if (marks.firstBlock === undefined) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return async () => {
    await page.waitForFunction(() => "firstBlock" in (window as unknown as { marks: object }).marks);
    return page.evaluate(() => (window as unknown as { marks: Marks }).marks);
  };
}

async function writeOnce(page: Page, address: string, provider: FakeProvider): Promise<Written> {
  await page.goto(address);
  await page.getByRole("button", { name: "Undo" }).waitFor();
  const streamOf = watchStreams(provider);
  await page.getByRole("group", { name: "Page tools" }).getByRole("button", { name: "Generate page with AI" }).click();
  const dialog = page.getByRole("dialog", { name: "Generate page with AI" });
  await dialog.getByRole("textbox", { name: "Context" }).fill("Reports for mentoring programmes");
  const seen = await watchPage(page);
  await dialog.getByRole("button", { name: "Plan the page" }).click();
  await dialog.getByRole("button", { name: "Write the page" }).click();
  const { plan, planned, write, firstText, firstBlock } = await seen();
  await page.getByRole("region", { name: "Generated page" }).getByRole("button", { name: "Accept all" }).waitFor();
  return {
    planStream: streamOf("plan"),
    blockStream: streamOf("hero"),
    toFirstText: planned - plan + firstText - write,
    toFirstBlock: planned - plan + firstBlock - write,
  };
}

/** Has pages written in the editor, in Chromium, and measures how soon the first block is there; what people take to read the plan isn't counted. */
export async function measurePage(provider: FakeProvider, url: string): Promise<Written> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  try {
    const { ask, cookies } = await signInWith(browser, url);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
    await context.addCookies(cookies);
    const page = await context.newPage();
    const rounds: Written[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await ask<{ id: string }>("/api/pages", { path: `/written-${round}`, title: "Written" });
      rounds.push(await writeOnce(page, `${url}/admin/pages/${id}/edit`, provider));
    }
    const middle = (name: keyof Written) => median(rounds.map((one) => one[name]));
    return {
      planStream: middle("planStream"),
      blockStream: middle("blockStream"),
      toFirstText: middle("toFirstText"),
      toFirstBlock: middle("toFirstBlock"),
    };
  } finally {
    await browser.close();
  }
}
