import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, it } from "vitest";
import { faults } from "./axe.ts";
import { useBrowser } from "./browser.ts";
import { asAdmin } from "./sign-in.ts";

const browser = useBrowser();

type Given = { name: string; mimeType: string; buffer: Buffer };

/** A picture that no other test uploads. */
async function picture(name: string, width: number): Promise<Given> {
  const create = { width, height: 40, channels: 3, background: "#0a6" } as const;
  return { name, mimeType: "image/png", buffer: await sharp({ create }).png().toBuffer() };
}

function drawing(name: string, inside = '<path d="M0 0h9v9z"/>'): Given {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30">${inside}</svg>`;
  return { name, mimeType: "image/svg+xml", buffer: Buffer.from(text) };
}

/** Gives the window files as a hand that drops or pastes them does. */
async function give(page: Page, kind: "drop" | "paste", files: Given[]): Promise<void> {
  const sent = files.map(({ buffer, ...file }) => ({ ...file, content: buffer.toString("base64") }));
  await page.evaluate(
    ([type, given]) => {
      const transfer = new DataTransfer();
      for (const { name, mimeType, content } of given) {
        const bytes = Uint8Array.from(atob(content), (sign) => sign.codePointAt(0) ?? 0);
        transfer.items.add(new File([bytes], name, { type: mimeType }));
      }
      const common = { bubbles: true, cancelable: true };
      const event =
        type === "drop"
          ? new DragEvent("drop", { ...common, dataTransfer: transfer })
          : new ClipboardEvent("paste", { ...common, clipboardData: transfer });
      document.body.dispatchEvent(event);
    },
    [kind, sent] as const,
  );
}

async function chooseFiles(page: Page, files: Given[]): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: /Upload pictures/ }).click();
  await (await chooser).setFiles(files);
}

const card = (page: Page, name: string) =>
  page.getByRole("list", { name: "Pictures" }).getByRole("button", { name, exact: true });

it("takes pictures from the file dialog, dropped and pasted, and tells of each that it can't take", async () => {
  const { page, problems } = await browser.open("/admin/media", asAdmin());
  await chooseFiles(page, [
    await picture("chosen.png", 101),
    { ...drawing("words.png"), buffer: Buffer.from("words") },
  ]);
  await card(page, "chosen.png").waitFor();
  expect(await page.getByRole("alert").innerText()).toMatch(/^words\.png: This file isn’t a picture/);
  expect(await page.getByRole("button", { name: /^Try again/ }).count()).toBe(0);
  await page.getByRole("button", { name: "Dismiss words.png" }).click();
  await expect.poll(() => page.getByRole("alert").count()).toBe(0);

  await give(page, "drop", [await picture("dropped.png", 102), drawing("also-dropped.svg")]);
  await page.getByText("2 pictures uploaded").waitFor();
  await give(page, "paste", [await picture("pasted.png", 103)]);
  for (const name of ["dropped.png", "also-dropped.svg", "pasted.png"]) await card(page, name).waitFor();

  await give(page, "drop", [{ ...drawing("large.png"), buffer: Buffer.alloc(10 * 1024 * 1024 + 1) }]);
  await page.getByText("This file is larger than 10 MB").waitFor();
  // The refused upload is the only answer that the console may report.
  expect(problems).toEqual([expect.stringContaining("422")]);
});

it("sends a picture again that didn't arrive", async () => {
  const { page } = await browser.open("/admin/media", asAdmin());
  await page.route("**/api/media?name=*", (route) => route.abort());
  await chooseFiles(page, [await picture("cut-off.png", 190)]);
  await page.getByRole("alert").getByText("The server can’t be reached.").waitFor();
  await page.unroute("**/api/media?name=*");
  await page.getByRole("button", { name: "Try again: cut-off.png" }).click();
  await card(page, "cut-off.png").waitFor();
  expect(await page.getByRole("list", { name: "Uploads" }).count()).toBe(0);
});

it("finds a picture, says what it shows and gives its address", async () => {
  const { page } = await browser.open("/admin/media", asAdmin({ permissions: ["clipboard-read", "clipboard-write"] }));
  await chooseFiles(page, [await picture("needle.png", 104), await picture("hay.png", 105)]);
  await card(page, "hay.png").waitFor();
  await page.getByRole("searchbox", { name: "Search pictures" }).fill("NEEDLE");
  await card(page, "hay.png").waitFor({ state: "detached" });
  await card(page, "needle.png").click();
  const dialog = page.getByRole("dialog", { name: "Picture" });
  await dialog.getByLabel("Alt text").fill("A needle");
  await dialog.getByRole("button", { name: "Copy address" }).click();
  const address = await dialog.getByRole("textbox", { name: "Address" }).inputValue();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  expect(address).toMatch(/^\/media\/[0-9a-f]{64}\.png$/);
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.reload();
  await page.getByRole("searchbox", { name: "Search pictures" }).fill("a needle");
  await card(page, "needle.png").click();
  expect(await dialog.getByLabel("Alt text").inputValue()).toBe("A needle");
});

it("draws uploaded drawings as they were, and runs nothing in them", async () => {
  const { page } = await browser.open("/admin/media", asAdmin());
  const inside =
    '<style><![CDATA[.a{fill:url(#g)}]]></style><defs><linearGradient id="g"><stop stop-color="#00f"/></linearGradient></defs>' +
    '<rect class="a" width="90" height="30"/><script>document.documentElement.dataset.ran = "1"</script>';
  await chooseFiles(page, [drawing("gradient.svg", inside)]);
  await card(page, "gradient.svg").click();
  const address = await page.getByRole("dialog").getByRole("textbox", { name: "Address" }).inputValue();
  const centre = await page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    const context = new OffscreenCanvas(90, 30).getContext("2d");
    context?.drawImage(image, 0, 0);
    return [image.naturalWidth, image.naturalHeight, ...(context?.getImageData(45, 15, 1, 1).data ?? [])];
  }, address);
  expect(centre).toEqual([90, 30, 0, 0, 255, 255]);
  await page.goto(new URL(address, page.url()).href);
  expect(await page.evaluate(() => document.documentElement.outerHTML)).toMatch(/^<svg(?!.*(?:script|data-ran))/s);
});

it("gives a field its image: from the library, uploaded there, or none", async () => {
  const { page } = await browser.open("/admin/settings?tab=design", asAdmin());
  const field = page.getByRole("group", { name: "Logo", exact: true });
  await field.getByRole("button", { name: "Choose picture" }).click();
  const dialog = page.getByRole("dialog", { name: "Choose picture" });
  await chooseFiles(page, [await picture("brand.png", 106)]);
  await dialog.waitFor({ state: "detached" });
  const value = () => field.getByRole("textbox").inputValue();
  await expect.poll(value).toMatch(/^\/media\/[0-9a-f]{64}\.png$/);
  const address = await value();
  expect(
    await field.locator("img").evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBe(106);
  await field.getByRole("button", { name: "Remove picture" }).click();
  await expect.poll(value).toBe("");
  await field.getByRole("button", { name: "Choose picture" }).click();
  await card(page, "brand.png").press("Enter");
  await expect.poll(value).toBe(address);
});

it("leaves text that is pasted into a field to the field, also when a picture of it comes along", async () => {
  const { page } = await browser.open("/admin/media", asAdmin());
  await chooseFiles(page, [await picture("in-the-library.png", 108)]);
  await card(page, "in-the-library.png").waitFor();
  const isLeft = await page.getByRole("searchbox").evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "copied from a table");
    clipboardData.items.add(new File(["picture"], "table.png", { type: "image/png" }));
    return field.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData }));
  });
  expect(isLeft).toBe(true);
  expect(await page.getByRole("list", { name: "Uploads" }).count()).toBe(0);
});

it("changes nothing by an upload that ends when its dialog has been closed", async () => {
  const { page } = await browser.open("/admin/settings?tab=design", asAdmin());
  const field = page.getByRole("group", { name: "Favicon", exact: true });
  const isClosed = Promise.withResolvers<void>();
  await page.route("**/api/media?name=*", async (route) => {
    await isClosed.promise;
    await route.continue();
  });
  await field.getByRole("button", { name: "Choose picture" }).click();
  await chooseFiles(page, [await picture("too-late.png", 107)]);
  await page.getByRole("list", { name: "Uploads" }).waitFor();
  const dialog = page.getByRole("dialog", { name: "Choose picture" });
  await dialog.getByRole("button", { name: "Close" }).click();
  const uploaded = page.waitForResponse(/\/api\/media\?name=/);
  isClosed.resolve();
  await uploaded;
  await field.getByRole("button", { name: "Choose picture" }).click();
  await card(page, "too-late.png").waitFor();
  await page.keyboard.press("Escape");
  expect(await field.getByRole("textbox").inputValue()).toBe("");
});

it.each([
  ["a phone", 390],
  ["a desk", 1440],
])("is accessible and fits on %s", async (_what, width) => {
  const { page } = await browser.open("/admin/media", asAdmin({ viewport: { width, height: 800 } }));
  await chooseFiles(page, [await picture(`a very long name ${"x".repeat(120)}.png`, width)]);
  await page.getByRole("list", { name: "Pictures" }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  expect(await faults(page)).toEqual([]);
  await page.getByRole("list", { name: "Pictures" }).getByRole("button").first().click();
  await page.getByRole("dialog").waitFor();
  expect(await faults(page)).toEqual([]);
});
