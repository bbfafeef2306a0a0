import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Site } from "./services.ts";

/** A mail in the outbox, as its receiver reads it. */
export type Kept = { to: string; subject: string; text: string };

function parse(content: string): Kept {
  const end = content.indexOf("\r\n\r\n");
  const headers = content.slice(0, end).replaceAll(/\r\n\s+/g, " ");
  const value = (name: string) => new RegExp(`^${name}: (.*)$`, "im").exec(headers)?.[1] ?? "";
  return { to: value("To"), subject: value("Subject"), text: content.slice(end + 4) };
}

/** @returns every mail that a site without SMTP_URL kept, oldest first. */
export async function readMails({ services }: Pick<Site, "services">): Promise<Kept[]> {
  await services.mail.settle();
  const folder = join(services.environment.DATA_DIR, "outbox");
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).toSorted();
  return names.map((name) => parse(readFileSync(join(folder, name), "utf8")));
}

/** @returns the newest mail to an address. */
export async function lastMailTo(site: Pick<Site, "services">, to: string): Promise<Kept> {
  const mail = (await readMails(site)).findLast((kept) => kept.to === to);
  if (!mail) throw new Error(`There is no mail to ${to}`);
  return mail;
}

/** @returns the value of a parameter in the first link of a mail that has it. */
export function linkValue({ text }: Kept, name: string): string {
  const value = new RegExp(`[?&]${name}=([^\\s&]+)`).exec(text)?.[1];
  if (!value) throw new Error(`The mail has no link with ${name}`);
  return value;
}
