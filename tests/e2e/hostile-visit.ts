import type { Page } from "playwright-core";
import { RUN } from "./hostile-addresses.ts";
import { hostileFaults, plainName, type Seen } from "./hostile-faults.ts";

const SETTLE_MS = 500;

/** Everything that happened in a page, and what it contains; a safe page has only empty lists and false. */
export type Outcome = {
  hasRun: boolean;
  dialogs: string[];
  foreignRequests: string[];
  faults: string[];
  reparsedFaults: string[];
};
export const NOTHING: Outcome = { hasRun: false, dialogs: [], foreignRequests: [], faults: [], reparsedFaults: [] };

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
 * Watches what happens in a page and in the frames of it. Foreign hosts answer every request with a script that sets the
 * flag.
 */
export async function watchHarm(page: Page, site: string) {
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
  return {
    dialogs,
    hasRun: async () => {
      const flags = page.frames().map((frame) => frame.evaluate(() => "__hostile" in window).catch(() => false));
      return (await Promise.all(flags)).includes(true);
    },
    /** A picture of another host is allowed where content may have pictures; nothing else is. */
    foreignRequests: async () => {
      const sources = page.frames().map((frame) => frame.evaluate(() => [...document.images].map(({ src }) => src)));
      const pictures = new Set((await Promise.all(sources)).flat());
      return asked.filter((one) => one.type !== "image" || !pictures.has(one.address)).map(({ address }) => address);
    },
  };
}

/**
 * Opens an address of a site in a page that has no content security policy, so that nothing but the sanitiser stands
 * between strings and the browser.
 * @param html answers for the address instead of the site.
 */
export async function visitHostile(page: Page, address: string, html?: string): Promise<Outcome> {
  const { origin } = new URL(address);
  const { dialogs, hasRun, foreignRequests } = await watchHarm(page, origin);
  if (html) await page.route(address, (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.goto(address);
  await page.waitForTimeout(SETTLE_MS);
  if (page.url() !== address) throw new Error(`The page has gone to ${page.url()}`);
  return {
    hasRun: await hasRun(),
    dialogs,
    foreignRequests: await foreignRequests(),
    faults: hostileFaults(await elementsOf(page, "page"), origin),
    reparsedFaults: hostileFaults(await elementsOf(page, "reparsed texts"), origin),
  };
}
