import { z } from "zod";
import { line } from "#contract";

/** The largest font file: a face for one language is a tenth of it. */
export const MAX_FONT_BYTES = 300 * 1024;

/** The most own fonts of a site. */
export const MAX_FONTS = 6;

/** What an owner says about a font. */
export const fontTexts = z.object({
  name: line(60, "Enter the font’s name"),
  licence: line(300, "Enter the licence under which you may use this font"),
});

const thousandths = z.int().min(-5000).max(5000);

/** A font that the owner uploaded. */
export const ownFont = fontTexts.extend({
  id: z.string().regex(/^[\da-f-]{36}$/),
  /** SHA-256 of the file in hexadecimal. */
  hash: z.string().regex(/^[\da-f]{64}$/),
  bytes: z.int().min(1),
  minWeight: z.int().min(1).max(1000),
  maxWeight: z.int().min(1).max(1000),
  isItalic: z.boolean(),
  /** In thousandths of the size, from the baseline; below it the descent is negative. */
  ascent: thousandths,
  descent: thousandths,
  /** How wide the letters of a usual text are on average, in thousandths of the size. */
  advance: z.int().min(1).max(5000),
});
export type OwnFont = z.output<typeof ownFont>;

/** @returns the address of a font's file, whose content never changes. */
export function fontAddress({ hash }: Pick<OwnFont, "hash">): string {
  return `/media/fonts/${hash}.woff2`;
}
