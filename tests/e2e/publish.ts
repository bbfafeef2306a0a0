import type { Page } from "playwright-core";
import { inject } from "vitest";
import { openDatabase } from "#db";
import type { JsonObject, Locale } from "#shared";
import { publishPage } from "#publishing/server";

/**
 * Publishes a page on a running site on the embedded database, beside its server. Use a path that no request has asked
 * for: the server's cache hears only of changes made in its own process.
 */
export async function publishForTest(
  path: string,
  blocks: JsonObject[],
  folder = inject("siteFolder"),
  locale?: Locale,
): Promise<void> {
  const database = await openDatabase({ folder, exclusive: false });
  const metaTags = [
    { name: "title", value: `Test page ${path}` },
    { name: "description", value: "A page of the tests." },
  ];
  const published = await publishPage(database, { path, locale, metaTags, blocks });
  await database.close();
  if (!published.ok) throw new Error(published.error.message);
}

/** Opens the review of a page that is open in the editor or on its own screen. */
export async function review(page: Page) {
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: /^Publish (page|post)$/ });
  await dialog.getByRole("region", { name: "What changes for visitors" }).waitFor();
  return dialog;
}

/** Publishes it, as people do: by what opens the review, and its button. */
export async function publish(page: Page): Promise<void> {
  await (await review(page)).getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByText("Published. Visitors see it now.").waitFor();
}
