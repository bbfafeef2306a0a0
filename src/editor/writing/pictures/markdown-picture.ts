import type { ChosenPicture } from "../../form/replace-picture.ts";

/** Writes an alt text as the label of a Markdown picture. */
export function escapeAlt(alt: string): string {
  return alt.replaceAll(/\s+/g, " ").replaceAll(/[\\[\]]/g, String.raw`\$&`);
}

/** @returns the alt text of a label. */
export function unescapeAlt(label: string): string {
  return label.replaceAll(/\\([\\[\]])/g, "$1");
}

/** Writes an address so that it ends where it should. */
function escapeAddress(url: string): string {
  return /[\s()<>]/.test(url) ? `<${url.replaceAll(/[<>\n]/g, encodeURIComponent)}>` : url;
}

/** @returns a picture in Markdown. */
export function markdownPicture({ url, alt }: ChosenPicture): string {
  return `![${escapeAlt(alt.trim())}](${escapeAddress(url)})`;
}
