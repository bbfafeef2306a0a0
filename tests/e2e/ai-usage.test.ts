import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startFakeProvider, textReply, type FakeProvider } from "../../scripts/lib/fake-provider/index.ts";
import { ADMIN, requestSession } from "./admin-session.ts";
import { faults } from "./axe.ts";
import { useBrowser } from "./browser.ts";
import { withSession } from "./editor-sessions.ts";
import { startSite, type ServerProcess } from "./server-process.ts";
import { asAdmin } from "./sign-in.ts";

const { open } = useBrowser();
let provider: FakeProvider;
let site: ServerProcess;
let session: { name: string; value: string }[];

beforeAll(async () => {
  provider = await startFakeProvider();
  const keys = { OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL: provider.url, AI_MODEL: "openai/gpt-4.1" };
  site = await startSite({ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, ...keys });
  session = await requestSession(site.url);
});
afterAll(async () => {
  await site.stop();
  await provider.stop();
});

/** Opens a screen of the site that has a provider. */
async function openSigned(path: string, width = 1440) {
  return open(site.url + path, { ...withSession(session), viewport: { width, height: 900 } });
}

/** Asks a model as a page of the site does. @returns the pieces of the text as they came. */
function ask(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const answer = await fetch("/api/ai/openai/chatgpt", { method: "POST", body: JSON.stringify({ prompt: "Hello" }) });
    const pieces: string[] = [];
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) pieces.push(next.value);
    return pieces;
  });
}

const rowOf = (page: Page) => page.getByRole("row").filter({ hasText: "Prompt" }).first();

describe("AI usage", () => {
  it.each([1440, 390])("shows what was asked and what it took, at %i px", async (width) => {
    provider.reply(
      textReply("One. Two. Three.", { chunkSize: 1, delay: 100, usage: { input: 40_000, output: 10_000 } }),
    );
    const { page, problems } = await openSigned("/admin/ai-usage", width);
    const pieces = await ask(page);
    expect(pieces.join("")).toBe("One. Two. Three.");
    expect(pieces.length).toBeGreaterThan(2);
    await page.reload();
    const row = await rowOf(page).innerText();
    for (const known of ["gpt-4.1", "openai", "50,000", "$0.16", "Done", "Admin"]) expect(row).toContain(known);
    await expect.poll(() => page.getByText("no limit").count()).toBe(2);
    expect(await faults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(problems).toEqual([]);
  });

  it("is held to the budget that an administrator sets", async () => {
    const { page } = await openSigned("/admin/ai-usage");
    await page.getByRole("link", { name: "Change the budget" }).click();
    await page.getByLabel("Tokens a month").fill("a lot");
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByText("Enter a whole number, such as 2000000").waitFor();
    await page.getByLabel("Tokens a month").fill("100,500");
    await page.getByLabel("US dollars a month").fill("12.50");
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByText("Saved.").waitFor();
    await page.getByRole("link", { name: "What was used" }).click();
    await page.getByText("of 100,500").waitFor();
    await page.getByText("of $12.50").waitFor();
    await page.getByText("Less than a tenth is left.").waitFor();
    expect((await ask(page)).join("")).toContain("BUDGET_SPENT");
  });

  it("says which variable to set where no provider is", async () => {
    const { page, problems } = await open("/admin/ai-usage", asAdmin());
    await page.getByText("AI is not set up: set OPENAI_API_KEY").waitFor();
    await page.getByText("Nothing has been written with AI yet").waitFor();
    expect(await faults(page)).toEqual([]);
    expect(problems).toEqual([]);
  });
});
