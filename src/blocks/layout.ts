import { z } from "zod";
import { imageSrc, option } from "./fields.ts";
import { safeCss } from "./safe-css.ts";

const PADDING = ["0", "2", "4", "8", "12"] as const;
const MARGIN_X = ["auto", "0", "2", "4", "8", "12"] as const;
const MARGIN_Y = ["0", "2", "4", "8", "12"] as const;

/** The labels of the steps of padding and margin. */
const STEPS = { 0: "None", 2: "S", 4: "M", 8: "L", 12: "XL" };
const steps = <const Steps extends readonly [string, ...string[]]>(values: Steps) =>
  option(values).meta({ choices: STEPS }).optional();

/** Widths by their option, in CSS (spec 3). */
const MAX_WIDTHS = {
  "0": "0",
  none: "none",
  xs: "20rem",
  sm: "24rem",
  md: "28rem",
  lg: "32rem",
  xl: "36rem",
  "2xl": "42rem",
  "3xl": "48rem",
  "4xl": "56rem",
  "5xl": "64rem",
  "6xl": "72rem",
  "7xl": "80rem",
  full: "100%",
  prose: "65ch",
  "screen-sm": "640px",
  "screen-md": "768px",
  "screen-lg": "1024px",
  "screen-xl": "1280px",
  "screen-2xl": "1536px",
} as const;
type MaxWidth = keyof typeof MAX_WIDTHS;
const MAX_WIDTH_OPTIONS = Object.keys(MAX_WIDTHS) as [MaxWidth, ...MaxWidth[]];

/** A block's layout (spec 3); layoutStyle() turns it into CSS. */
export const layoutSchema = z.looseObject({
  padding: z.looseObject({ x: steps(PADDING), y: steps(PADDING) }).optional(),
  margin: z.looseObject({ x: steps(MARGIN_X), y: steps(MARGIN_Y) }).optional(),
  size: z.looseObject({ maxWidth: option(MAX_WIDTH_OPTIONS).optional() }).optional(),
  background: z.looseObject({ image: imageSrc().meta({ title: "Background picture" }).optional() }).optional(),
  css: z.string().max(2000).meta({ control: "textarea", title: "CSS" }).optional(),
});
type Layout = z.output<typeof layoutSchema>;

function space(step: string | undefined): string | undefined {
  if (step === undefined) return undefined;
  return step === "auto" ? "auto" : `${Number(step) * 0.25}rem`;
}

function checked(layout: unknown): Layout {
  const parsed = layoutSchema.safeParse(layout);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`${["layout", ...(issue?.path ?? [])].join(".")}: ${issue?.message}`);
}

function camelCase(property: string): string {
  return property.replaceAll(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}

/** @returns the address of the picture behind a block. @throws Error with the path in an invalid layout. */
export function layoutPicture(layout: unknown): string | undefined {
  if (layout === undefined || layout === null) return undefined;
  return checked(layout).background?.image || undefined;
}

/** Css that makes a block as wide as its content. Such a block can't be a container (parts.css): it would be empty. */
const AS_WIDE_AS_CONTENT = /display\s*:\s*(?:inline|table)|width\s*:[^;]*-content/i;

/**
 * Turns a block's layout into React style properties; one step is 0.25 rem. Free css comes last and only through the
 * allow-list.
 * @returns undefined when nothing is set. @throws Error with the path in an invalid layout.
 */
export function layoutStyle(layout: unknown): Record<string, string> | undefined {
  if (layout === undefined || layout === null) return undefined;
  const { padding, margin, size, css } = checked(layout);
  const own: [string, string | undefined][] = [
    ["paddingInline", space(padding?.x)],
    ["paddingBlock", space(padding?.y)],
    ["marginInline", space(margin?.x)],
    ["marginBlock", space(margin?.y)],
    ["maxWidth", size?.maxWidth && MAX_WIDTHS[size.maxWidth]],
  ];
  if (AS_WIDE_AS_CONTENT.test(css ?? "")) own.push(["containerType", "normal"]);
  const free = safeCss(css ?? "").map(([property, value]) => [camelCase(property), value] as const);
  const set = [...own.filter((entry): entry is [string, string] => entry[1] !== undefined), ...free];
  return set.length > 0 ? Object.fromEntries(set) : undefined;
}
