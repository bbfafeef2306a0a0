import { safeHref } from "#shared";

/**
 * Finds the address that somebody probably meant who typed one without its beginning.
 * @returns undefined for a usable address, and where nothing suggests itself.
 */
export function repairLink(text: string): string | undefined {
  const address = text.trim();
  if (address === "" || safeHref(address) !== undefined) return undefined;
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(address)) return `mailto:${address}`;
  if (/^\+?[\d\s()/.-]{6,}$/.test(address)) return `tel:${address.replaceAll(/[^+\d]/g, "")}`;
  if (/^(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:[/?#]\S*)?$/u.test(address)) return `https://${address}`;
  return /^[\p{L}\d][\p{L}\d/-]*$/u.test(address) ? `/${address}` : undefined;
}
