import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ADMIN, requestSession } from "./admin-session.ts";
import { scrollThrough, useBrowser } from "./browser.ts";
import { withSession } from "./editor-sessions.ts";
import { publishForTest } from "./publish.ts";
import { startSite, type ServerProcess } from "./server-process.ts";

const { open } = useBrowser();
let site: ServerProcess;
let session: string;

/** Changes settings of the site. */
async function change(settings: object): Promise<void> {
  const headers = { "sec-fetch-site": "same-origin", cookie: session };
  const answer = await fetch(`${site.url}/api/settings`, { method: "PATCH", body: JSON.stringify(settings), headers });
  expect(answer.status).toBe(200);
}

beforeAll(async () => {
  site = await startSite({ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
  session = (await requestSession(site.url)).map(({ name, value }) => `${name}=${value}`).join("; ");
  await change({ motion: "none" });
});
afterAll(() => site.stop());

const quote = "A report says what was done, what went well and what is next for the student and the family. ".repeat(6);

describe("a theme without motion", () => {
  it("leaves every quote readable", async () => {
    const items = [
      { name: "One", quote },
      { name: "Two", quote },
    ];
    await publishForTest(
      "/still-quotes",
      [{ heading: { headline: "Quotes" } }, { testimonials: { style: "simple", headline: "They say", items } }],
      site.folder,
    );
    const { page } = await open(`${site.url}/still-quotes`, { reducedMotion: "no-preference" });
    await scrollThrough(page);
    await expect.poll(() => page.getByText("Read more").filter({ visible: true }).count()).toBe(2);
  });

  it("starts no film by itself", async () => {
    const { page } = await open(`${site.url}/blocks/hero`, { reducedMotion: "no-preference" });
    const film = page.locator("[data-enhance=film]");
    await film.scrollIntoViewIfNeeded();
    await film.getByRole("button", { name: "Play video" }).waitFor();
    expect(await film.locator("video").evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  });

  it("shows figures as they are", async () => {
    const items = [
      { value: "25 min", label: "For a report" },
      { value: "120", label: "Mentors" },
    ];
    await publishForTest(
      "/still-figures",
      [{ heading: { headline: "Figures" } }, { stats: { style: "row", headline: "What it comes to", items } }],
      site.folder,
    );
    const { page } = await open(`${site.url}/still-figures`, { reducedMotion: "no-preference" });
    await scrollThrough(page);
    const drawn = await page.locator(".stat-count").evaluateAll((all) =>
      all.map((one) => {
        const { content, visibility } = getComputedStyle(one, "::after");
        return content === "none" || visibility === "hidden";
      }),
    );
    expect(drawn).toEqual([true, true]);
  });
});

describe("the name under the footer", () => {
  it.each(["Reportwell", "LERNHAUS BERN", "MENTORWERK", "学习之家教育中心", "Ada", "X"])(
    "fits: %s",
    async (siteName) => {
      await change({ siteName });
      const { page } = await open(`${site.url}/`, { reducedMotion: "reduce" });
      const name = page.locator(".footer-name");
      await name.scrollIntoViewIfNeeded();
      await page.evaluate(() => document.fonts.ready.then(() => true));
      const size = await name.evaluate((one) => [one.clientWidth, one.scrollWidth, one.clientHeight]);
      const [room = 0, needed = Infinity, height = Infinity] = size;
      expect([needed <= room, height < 400]).toEqual([true, true]);
    },
  );
});

describe("the preview of a design", () => {
  it("shows the chosen logo at its size, and the one for dark grounds in the dark, before they are saved", async () => {
    await change({ siteName: null });
    const { page, problems } = await open(
      `${site.url}/admin/settings?tab=design`,
      withSession(await requestSession(site.url)),
    );
    const header = page.frameLocator("iframe[title='Preview: Home page']").locator('[data-block-type="header"]');
    const shown = () =>
      header
        .locator('a[href="/"] img')
        .evaluateAll((all: HTMLImageElement[]) =>
          all.filter((one) => one.checkVisibility()).map((one) => [new URL(one.src).pathname, one.height]),
        );
    await expect.poll(shown).toEqual([["/landing/logo.svg", 32]]);
    await page.getByLabel("Address of Logo", { exact: true }).fill("/landing/share.png");
    await expect.poll(shown).toEqual([["/landing/share.png", 32]]);
    await page.getByLabel("Address of Logo for dark grounds").fill("/favicon.svg");
    await expect.poll(shown).toEqual([["/landing/share.png", 32]]);
    await page.getByRole("button", { name: "Dark" }).click();
    await expect.poll(shown).toEqual([["/favicon.svg", 32]]);
    for (const name of ["Logo", "Logo for dark grounds"])
      await page.getByLabel(`Address of ${name}`, { exact: true }).fill("");
    await expect.poll(shown).toEqual([["/landing/logo.svg", 32]]);
    expect(problems).toEqual([]);
  });

  it.each([
    ["its own mark", "Fern & Sons", "svg", "rgb(13, 90, 82)", "rgb(127, 205, 192)"],
    ["the shipped mark", "Reportwell", "img", "none", "none"],
  ])("shows %s beside the name once the saved logo is removed", async (_case, siteName, drawing, light, dark) => {
    await change({ siteName: siteName === "Reportwell" ? null : siteName, logo: "/landing/share.png" });
    const { page, problems } = await open(
      `${site.url}/admin/settings?tab=design`,
      withSession(await requestSession(site.url)),
    );
    const frame = page.frameLocator("iframe[title='Preview: Home page']");
    const link = frame.locator('[data-block-type="header"] a[href="/"]').filter({ visible: true }).first();
    await link.locator("img.site-logo").waitFor();
    await page.getByLabel("Address of Logo", { exact: true }).fill("");
    await link.getByText(siteName).waitFor();
    const mark = link.locator(drawing);
    expect(await mark.evaluate((one) => [one.clientWidth, one.clientHeight])).toEqual([32, 32]);
    const ground = () => mark.evaluate((one) => getComputedStyle(one.querySelector(".a") ?? one).fill);
    const fill = async () => (drawing === "svg" ? ground() : "none");
    expect(await fill()).toBe(light);
    await page.getByRole("button", { name: "Dark" }).click();
    await expect.poll(fill).toBe(dark);
    expect(problems).toEqual([]);
    await change({ siteName: null, logo: null });
  });

  it("shows the mark and the name as they are changed", async () => {
    const { page } = await open(`${site.url}/admin/settings`, withSession(await requestSession(site.url)));
    await page.getByLabel("Site name").fill("Kite");
    await page.getByRole("tab", { name: "Design" }).click();
    const link = page
      .frameLocator("iframe[title='Preview: Home page']")
      .locator('[data-block-type="header"] a[href="/"]');
    await link.filter({ visible: true }).first().getByText("Kite").waitFor();
    const fill = () =>
      link
        .locator("svg .a")
        .first()
        .evaluate((one) => getComputedStyle(one).fill);
    const before = await fill();
    await page.getByLabel("Brand colour", { exact: true }).fill("#7a1f5c");
    await expect.poll(fill).not.toBe(before);
  });
});
