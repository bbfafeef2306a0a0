import type { Page } from "playwright-core";

/** Opens an address in a page. A site that can't be reached ends the script with one line that says so. */
export async function openPage(page: Page, address: string): Promise<void> {
  try {
    await page.goto(address);
  } catch (error) {
    const [reason = ""] = String(error instanceof Error ? error.message : error).split("\n");
    console.error(`${address} can't be opened (${reason.replace(/^page\.goto: /, "")}). Is the site running?`);
    process.exit(1);
  }
}
