import { safeImageSrc } from "#shared";

const GITHUB_AVATARS = "avatars.githubusercontent.com";
/** Twice the 96 pixels of the largest portrait, for screens of double density. */
const PIXELS = "192";

/**
 * @returns the address of a portrait, ready to render and from GitHub in a small size; undefined when there is none
 * or it isn't safe.
 */
export function avatarSource(address: string | undefined): string | undefined {
  const safe = address && safeImageSrc(address);
  if (!safe || !URL.canParse(safe)) return safe || undefined;
  const url = new URL(safe);
  if (url.hostname !== GITHUB_AVATARS) return safe;
  url.searchParams.set("s", PIXELS);
  return url.href;
}
