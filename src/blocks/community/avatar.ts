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

/** @returns the first letters of the first and the last word of a name, for a person without a portrait. */
export function initials(name: string): string {
  const words = name.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const letters = ends.map((word = "") => /^.\p{M}*/u.exec(word)?.[0] ?? "");
  return letters.join("").toUpperCase();
}
