import { safeHref } from "#shared";

/**
 * Guesses the address that was meant when its beginning was left out.
 * @returns undefined for a usable address, and when there is no good guess.
 */
export function repairLink(text: string): string | undefined {
  const address = text.trim();
  if (address === "" || safeHref(address) !== undefined) return undefined;
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(address)) return `mailto:${address}`;
  if (/^\+?[\d\s()/.-]{6,}$/.test(address)) return `tel:${address.replaceAll(/[^+\d]/g, "")}`;
  if (/^(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:[/?#]\S*)?$/u.test(address)) return `https://${address}`;
  return /^[\p{L}\d][\p{L}\d/-]*$/u.test(address) ? `/${address}` : undefined;
}
