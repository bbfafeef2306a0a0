import type { FrameLocator, Page } from "playwright-core";

/** @returns numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const WORDS = ["Report", "mentor", "a", "für", "学生", "…", "<b>", "&amp;", "100 %", "'quoted'", '"x"', "😀"];

/** Things that someone does in the editor, each from wherever the one before has left it. */
export function actionsOf(page: Page, random: () => number) {
  const canvas: FrameLocator = page.frameLocator("iframe[title=Page]");
  const below = (count: number) => Math.floor(random() * count);
  const one = <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value;
  const press = (keys: string) => page.keyboard.press(keys);

  /** Puts the keyboard on a block, as Tab does. */
  const focusBlock = () =>
    canvas.locator("body").evaluate((body, share) => {
      const stops = body.querySelectorAll<HTMLElement>(".bwe-stop");
      stops[Math.floor(share * stops.length)]?.focus();
    }, random());

  async function leave(): Promise<void> {
    await press("Escape");
    await press("Escape");
  }

  async function add(): Promise<void> {
    // Out of a form, which has its own keys.
    await leave();
    await press("Control+Enter");
    const choices = page.getByRole("dialog", { name: "Add block" }).getByRole("list", { name: "Block types" });
    await choices.getByRole("button").nth(below(30)).click();
  }

  /** Types into a field of the block's form, or adds, removes and moves an item of a list. */
  async function editInForm(): Promise<void> {
    await press("Enter");
    const dialog = page.getByRole("dialog", { name: /^Edit / });
    if ((await dialog.count()) === 0) return;
    const texts = dialog.locator("input[type=text]:enabled, input:not([type]):enabled, textarea:enabled");
    const buttons = dialog.getByRole("button", { name: /^(?:Add|Remove|Move) .* ?/ });
    const [fields, steps] = [await texts.count(), await buttons.count()];
    if (steps > 0 && random() < 0.4) {
      const button = buttons.nth(below(steps));
      if ((await button.isVisible()) && (await button.isEnabled())) await button.click();
    } else if (fields > 0) {
      const field = texts.nth(below(fields));
      if (await field.isVisible()) await field.pressSequentially(one(WORDS));
    }
    await leave();
  }

  async function typeOnPage(): Promise<void> {
    const headings = canvas.locator("[data-block-key] :is(h1, h2)");
    const count = await headings.count();
    if (count === 0) return;
    const heading = headings.nth(below(count));
    if (!(await heading.isVisible())) return;
    await heading.click({ position: { x: 8, y: 8 }, force: true });
    await page.keyboard.insertText(one(WORDS));
    await press(one(["Escape", "Enter"]));
  }

  const actions: Record<string, { weight: number; run: () => Promise<unknown> }> = {
    "focus a block": { weight: 20, run: focusBlock },
    "move up": { weight: 12, run: () => press("Alt+ArrowUp") },
    "move down": { weight: 12, run: () => press("Alt+ArrowDown") },
    duplicate: { weight: 8, run: () => press("Control+d") },
    remove: { weight: 9, run: () => press("Delete") },
    copy: { weight: 4, run: () => press("Control+c") },
    cut: { weight: 3, run: () => press("Control+x") },
    paste: { weight: 4, run: () => press("Control+v") },
    undo: { weight: 12, run: () => press("Control+z") },
    redo: { weight: 8, run: () => press("Control+Shift+z") },
    "select more": { weight: 5, run: () => press("Shift+ArrowDown") },
    "select none": { weight: 2, run: () => press("Escape") },
    add: { weight: 4, run: add },
    "edit in the form": { weight: 5, run: editInForm },
    "type on the page": { weight: 6, run: typeOnPage },
    outline: { weight: 1, run: () => press("Alt+Shift+O") },
    problems: { weight: 1, run: () => press("Alt+Shift+P") },
  };
  const names = Object.entries(actions).flatMap(([name, { weight }]) => Array.from({ length: weight }, () => name));

  /** Does one thing. @returns what it was. */
  return async function act(): Promise<string> {
    const name = one(names);
    await actions[name]?.run();
    return name;
  };
}
