import { safeImageSrc } from "#shared";

/**
 * The address of a poster. It is shown before the visitor agrees to anything, so a picture from elsewhere would tell
 * another host about the visit. @returns the safe address of a picture of this site, undefined for any other.
 */
export function ownImage(src: string | undefined): string | undefined {
  const safe = safeImageSrc(src ?? "");
  return safe && /^(?:\/|data:)/i.test(safe) ? safe : undefined;
}
