import { createHmac, timingSafeEqual } from "node:crypto";
import { localePath, type Locale } from "#shared";
import { servedTextsFor } from "#shared/served-texts";
import { LINK_PATHS, type LinkPurpose } from "./newsletter.ts";

function sign(secret: string, purpose: LinkPurpose, id: string): string {
  return createHmac("sha256", secret).update(`newsletter ${purpose}\n${id}`).digest("base64url");
}

/**
 * Makes the address of a link in an email to a subscriber. Its token is signed for one purpose: the link to unsubscribe,
 * which forwarded emails contain, confirms nothing. No token is stored.
 */
export function linkAddress(
  { secret, origin }: { secret: string; origin: string },
  purpose: LinkPurpose,
  { id, locale }: { id: string; locale: Locale },
): string {
  return `${origin}${localePath(LINK_PATHS[purpose], locale)}?token=${id}.${sign(secret, purpose, id)}`;
}

/** Ends an email to a subscriber with the line that tells how to unsubscribe: not every mail program shows the header. */
export function withLeaveLine(text: string, unsubscribe: string, locale: Locale): string {
  const line = servedTextsFor(locale).subscription.mailLeave.replace("{unsubscribe}", () => unsubscribe);
  return `${text.trimEnd()}\n\n${line}\n`;
}

/** Checks a link's token in constant time. @returns the subscriber's id; undefined for a token that we didn't make. */
export function readToken(secret: string, purpose: LinkPurpose, token: string): string | undefined {
  const [, id, signature] = /^([\w-]{1,64})\.([\w-]{43})$/.exec(token) ?? [];
  if (id === undefined || signature === undefined) return undefined;
  return timingSafeEqual(Buffer.from(sign(secret, purpose, id)), Buffer.from(signature)) ? id : undefined;
}
