import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { namesAddress } from "#shared/server";

/** @returns the emails in the outbox folder that have an address, of the recipient or in the text; the oldest first. */
export async function keptEmails(folder: string, emailKey: string): Promise<{ file: string; email: string }[]> {
  const names = await readdir(folder).catch(() => []);
  const found: { file: string; email: string }[] = [];
  for (const file of names.filter((name) => name.endsWith(".eml")).toSorted()) {
    // Another process may delete it meanwhile.
    const email = await readFile(join(folder, file), "utf8").catch(() => "");
    if (namesAddress(email, emailKey)) found.push({ file, email });
  }
  return found;
}
