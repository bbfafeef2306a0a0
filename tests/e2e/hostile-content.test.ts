import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import type { JsonObject } from "#shared";
import { useBrowser } from "./browser.ts";
import { ASK, HOSTILE_ADDRESSES, RUN } from "./hostile-addresses.ts";
import { blocksWithAddress, blocksWithMarkup, contentWithAddress } from "./hostile-blocks.ts";
import { hostileFaults, plainName, type Seen } from "./hostile-faults.ts";
import { HOSTILE } from "./hostile-strings.ts";
import { publishForTest } from "./publish.ts";

const STRINGS_PER_PAGE = 50;
const SETTLE_MS = 500;
const { open } = useBrowser();

/** Everything that happened in a page, and what stands in it; a safe page has only empty lists and false. */
type Outcome = {
  hasRun: boolean;
  dialogs: string[];
  foreignRequests: string[];
  faults: string[];
  reparsedFaults: string[];
};
const NOTHING: Outcome = { hasRun: false, dialogs: [], foreignRequests: [], faults: [], reparsedFaults: [] };

/** Reads every different element of the page, or of its running texts parsed once more, as an editor would. */
async function elementsOf(page: Page, part: "page" | "reparsed texts"): Promise<Seen[]> {
  const read = await page.evaluate((which) => {
    const texts = [...document.querySelectorAll(".content-text")].map(({ innerHTML }) => {
      const inert = document.implementation.createHTMLDocument();
      inert.body.innerHTML = innerHTML;
      return inert.body;
    });
    const roots: ParentNode[] = which === "page" ? [document] : texts;
    const all = roots.flatMap((root) => Array.from(root.querySelectorAll("*")));
    const lines = all.map((element) =>
      JSON.stringify({
        name: element.localName,
        attributes: [...element.attributes].map(({ name, value }) => [name, value]),
        isInBody: element.closest("body") !== null,
      }),
    );
    return [...new Set(lines)];
  }, part);
  return read.map((line) => {
    const { name, attributes, isInBody } = JSON.parse(line) as Seen;
    const plain = attributes.map(([attribute, value]): [string, string] => [plainName(attribute), value]);
    return { name: plainName(name), attributes: plain, isInBody };
  });
}

/**
 * Opens a path without its content security policy, so that nothing but the sanitiser stands between the strings and
 * the browser. Foreign hosts answer every request with a script that sets the flag.
 * @param html answers for the path instead of the site.
 */
async function visit(path: string, html?: string): Promise<Outcome> {
  const site = inject("siteUrl");
  const { page } = await open("/favicon.svg", { bypassCSP: true, serviceWorkers: "block" });
  const asked: { address: string; type: string }[] = [];
  const dialogs: string[] = [];
  page.on("dialog", async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  await page.route(
    ({ origin }) => origin !== new URL(site).origin,
    async (route) => {
      asked.push({ address: route.request().url(), type: route.request().resourceType() });
      await route.fulfill({ contentType: "text/javascript", body: RUN });
    },
  );
  const address = new URL(path, site).href;
  if (html) await page.route(address, (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.goto(address);
  await page.waitForTimeout(SETTLE_MS);
  const pictures = new Set(await page.evaluate(() => [...document.images].map(({ src }) => src)));
  const outcome = {
    hasRun: await page.evaluate(() => "__hostile" in window),
    dialogs,
    // A picture of another host is allowed where content may have pictures; nothing else is.
    foreignRequests: asked
      .filter((one) => one.type !== "image" || !pictures.has(one.address))
      .map((one) => one.address),
    faults: hostileFaults(await elementsOf(page, "page"), site),
    reparsedFaults: hostileFaults(await elementsOf(page, "reparsed texts"), site),
  };
  expect(page.url()).toBe(address);
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
    const blocks = part.strings.flatMap((hostile) => [...blocksWithAddress(hostile), ...blocksWithMarkup(hostile)]);
    expect(await visitBlocks(`/hostile-${part.first}`, blocks)).toEqual(NOTHING);
  });

  it("does nothing as an address inside rich text and drawings", { timeout: 180_000 }, async () => {
    expect(await visitBlocks("/hostile-addresses", HOSTILE_ADDRESSES.flatMap(contentWithAddress))).toEqual(NOTHING);
  });
});
