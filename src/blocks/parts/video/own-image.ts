import { safeImageSrc } from "#shared";

/**
 * The address of a poster, before which nobody has agreed to anything: one from elsewhere would tell another host of
 * the visit. @returns the safe address of a picture of this site, undefined for any other.
 */
export function ownImage(src: string | undefined): string | undefined {
  const safe = safeImageSrc(src ?? "");
  return safe && /^(?:\/|data:)/i.test(safe) ? safe : undefined;
}
