import { describe, expect, it } from "vitest";
import { paletteOf } from "#settings";
import { htmlMail } from "../../src/mail/html-mail.ts";
import { faults } from "./axe.ts";
import { useBrowser } from "./browser.ts";

const { openBlank } = useBrowser();
const LONG = "Donaudampfschifffahrtsgesellschaftskapitänswitwenrente";

/** Opens an email with a long word, a button and a link as a browser on a phone shows it. */
async function openMail(colorScheme: "light" | "dark") {
  const { page } = await openBlank({ viewport: { width: 320, height: 640 }, colorScheme });
  const text = `You are invited to ${LONG}:\n\nhttps://example.org/join?invitation=${"a".repeat(60)}\n\nSee https://example.org/${LONG}.`;
  const look = { siteName: LONG, tones: paletteOf({}) };
  await page.setContent(htmlMail(text, { locale: "en", button: "Accept the invitation" }, look));
  return page;
}

describe("an email in HTML", () => {
  it.each(["light", "dark"] as const)(
    "fits a screen of 320 pixels and is accessible, in the %s scheme",
    async (scheme) => {
      const page = await openMail(scheme);
      const cards = await page.locator(".card").evaluate((card) => ({ wide: card.scrollWidth, box: card.clientWidth }));
      expect(cards.wide).toBeLessThanOrEqual(cards.box);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      expect(await faults(page, { within: ".page" })).toEqual([]);
    },
  );

  it("has a button of which all can be pressed", async () => {
    const page = await openMail("light");
    const { height = 0 } = (await page.getByRole("link", { name: "Accept the invitation" }).boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(44);
  });
});
