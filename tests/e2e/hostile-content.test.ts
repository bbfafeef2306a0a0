import { describe, expect, inject, it } from "vitest";
import type { JsonObject } from "#shared";
import { useBrowser } from "./browser.ts";
import { ASK, HOSTILE_ADDRESSES, RUN } from "./hostile-addresses.ts";
import { blocksWithAddress, blocksWithMarkup, contentWithAddress } from "./hostile-blocks.ts";
import { HOSTILE } from "./hostile-strings.ts";
import { NOTHING, visitHostile, type Outcome } from "./hostile-visit.ts";
import { publishForTest } from "./publish.ts";

const STRINGS_PER_PAGE = 24;
const { open } = useBrowser();

/** Opens a path without its content security policy. @param html answers for the path instead of the site. */
async function visit(path: string, html?: string): Promise<Outcome> {
  const { page } = await open("/favicon.svg", { bypassCSP: true, serviceWorkers: "block" });
  const outcome = await visitHostile(page, new URL(path, inject("siteUrl")).href, html);
  await page.context().close();
  return outcome;
}

async function visitBlocks(path: string, blocks: JsonObject[]): Promise<Outcome> {
  await publishForTest(path, blocks);
  return visit(path);
}

const pages = Array.from({ length: Math.ceil(HOSTILE.length / STRINGS_PER_PAGE) }, (_, index) => {
  const first = index * STRINGS_PER_PAGE;
  return { first, strings: HOSTILE.slice(first, first + STRINGS_PER_PAGE) };
});

describe("hostile content, in a browser without the content security policy", () => {
  it("is noticed by this test where it does act", async () => {
    const raw = `<p style="background:url(${ASK})" onclick=${RUN}>x</p><style></style><img src=x onerror=${RUN}>`;
    const outcome = await visit("/hostile-control", `<!doctype html><body>${raw}<div class=content-text>${raw}</div>`);
    expect(outcome).toMatchObject({ hasRun: true, dialogs: [], foreignRequests: [ASK] });
    expect(outcome.faults.length).toBeGreaterThan(3);
    expect(outcome.reparsedFaults.length).toBeGreaterThan(3);
  });

  it.each(pages)("does nothing in any field of any block (from string $first)", { timeout: 180_000 }, async (part) => {
    // A string takes one style of a third of the types: the unit test of this corpus renders each address in all of them.
    const blocks = part.strings.flatMap((hostile, index) => [
      ...blocksWithAddress(hostile, part.first + index),
      ...blocksWithMarkup(hostile),
    ]);
    expect(await visitBlocks(`/hostile-${part.first}`, blocks)).toEqual(NOTHING);
  });

  it("does nothing as an address inside rich text and drawings", { timeout: 180_000 }, async () => {
    expect(await visitBlocks("/hostile-addresses", HOSTILE_ADDRESSES.flatMap(contentWithAddress))).toEqual(NOTHING);
  });
});
