import type { MediaItem } from "../contract.ts";

const KILOBYTE = new Intl.NumberFormat("en", { style: "unit", unit: "kilobyte", maximumFractionDigits: 0 });
const MEGABYTE = new Intl.NumberFormat("en", { style: "unit", unit: "megabyte", maximumFractionDigits: 1 });

/** A file's size for people: "23 kB", "1.4 MB". */
export function sizeText(bytes: number): string {
  return bytes < 1_000_000 ? KILOBYTE.format(Math.max(1, bytes / 1000)) : MEGABYTE.format(bytes / 1_000_000);
}

/** A picture's natural size for people: "1200 × 800". */
export function dimensionsText({ width, height }: Pick<MediaItem, "width" | "height">): string {
  return `${width} × ${height}`;
}
