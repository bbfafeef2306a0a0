import type { useBrowser } from "./browser.ts";
import { sendContact } from "./contact-form.ts";
import { asAdmin } from "./sign-in.ts";

/** Sends a form for each name, the last one first in the list, and opens the inbox with these entries alone. */
export async function openInbox(
  { openBlank }: Pick<ReturnType<typeof useBrowser>, "openBlank">,
  group: string,
  names: readonly string[],
  options = {},
) {
  for (const name of names)
    await sendContact(`${name} ${group}`, `${name.toLowerCase()}@${group.toLowerCase()}.example`);
  const opened = await openBlank(asAdmin({ reducedMotion: "reduce", ...options }));
  await opened.go(`/admin/inbox?search=${group}`);
  await opened.page.locator("[data-entry]").first().waitFor();
  return opened;
}

/** Where an entry is clicked: "Show new entries", which other tests' entries bring, lies over the middle of the first one. */
export const AT_START = { position: { x: 16, y: 16 } };
