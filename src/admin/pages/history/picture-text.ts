import { readPictureUse, type PictureUse } from "#shared";

/** Words for the numbers that a place adds to a picture's address. */
const PARTS = [
  { name: "crop", label: "Crop", word: "cropped" },
  { name: "focus", label: "Focal point", word: "with a focal point" },
] as const;

function isFramed({ crop, focus }: PictureUse): boolean {
  return crop !== undefined || focus !== undefined;
}

/** @returns a text; of a picture's, its address with its crop and focal point in words: "/media/a.jpg (cropped)". */
export function pictureText(text: string): string {
  const use = readPictureUse(text);
  if (!isFramed(use)) return text;
  const words = PARTS.filter(({ name }) => use[name]).map(({ word }) => word);
  return `${use.address} (${words.join(", ")})`;
}

/** @returns in words how a place shows the same picture differently ("Crop changed"); undefined for any other change. */
export function framingChange(before: unknown, after: unknown): string | undefined {
  if (typeof before !== "string" || typeof after !== "string") return undefined;
  const [old, now] = [readPictureUse(before), readPictureUse(after)];
  if (old.address !== now.address || !(isFramed(old) || isFramed(now))) return undefined;
  const changes = PARTS.flatMap(({ name, label }) => {
    if (JSON.stringify(old[name]) === JSON.stringify(now[name])) return [];
    return `${label} ${!old[name] ? "added" : now[name] ? "changed" : "removed"}`;
  });
  return changes.length > 0 ? changes.join(", ") : undefined;
}
