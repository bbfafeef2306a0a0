import { z } from "zod";
import type { IconName } from "#ui";
import { pictureFault, safeHref, safeImageSrc } from "#shared";
import { MAX_RICH_TEXT } from "./parts/rich-text/rich-text.ts";

/** Fields that many blocks share (spec 3). Each call makes a new schema, so that `.meta()` of one block never reaches another. */

/** One line of text that may stay empty. */
export const text = () => z.string();

/** One line of text that must be filled before publishing. */
export const requiredText = () => z.string().min(1);

/** Several lines of text. */
export const longText = () => z.string().meta({ control: "textarea" });

/** Running text: HTML when it begins with a tag, else Markdown (spec 3). */
export const richText = () =>
  z
    .string()
    .max(MAX_RICH_TEXT, `A text has at most ${MAX_RICH_TEXT.toLocaleString("en")} characters`)
    .meta({ control: "rich" });

/** The address of a link: http, https, mailto, tel, `#...` or `/...`. */
export const href = () =>
  z
    .string()
    .refine((value) => value === "" || safeHref(value) !== undefined, "This address can’t be used for a link")
    .meta({ control: "link" });

/** Refuses a picture whose crop or focal point can't be used (`#shared`, picture-use.ts), saying why. */
export const withPictureUse = (schema: z.ZodString) =>
  schema.refine((value) => pictureFault(value) === undefined, { error: ({ input }) => pictureFault(String(input)) });

/**
 * The address of an image: http, https, `/...` or a raster data URL; with the part of it that is shown and its focal point
 * as `#crop=x,y,width,height&focus=x,y`.
 */
export const imageSrc = () =>
  withPictureUse(
    z
      .string()
      .refine((value) => value === "" || safeImageSrc(value) !== undefined, "This address can’t be used for an image"),
  ).meta({ control: "image" });

/** A picture's alternative text; empty for a decorative one. @param altOf the name of its field, then of its versions. */
export const altText = (...altOf: readonly [string, ...string[]]) => z.string().meta({ altOf });

/** An optional picture with its alternative text. */
export const pictureFields = () => ({ image: imageSrc().optional(), imageAlt: altText("image").optional() });

/** The name of an icon of the shipped set. */
export const iconName = () => z.string().meta({ control: "icon" });

/** The same, with an icon that new items of a list start with (spec 9). */
export const iconNamed = (first: IconName) => iconName().meta({ initial: () => first });

/** The visual variant of a block; the first one is the default. */
export const styleOf = <const Styles extends readonly [string, ...string[]]>(styles: Styles) =>
  z.enum(styles).meta({ control: "style" });

/** One of the options, where stored pages may hold any text: one that names none means the first. */
export const anyOf = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  z.preprocess(
    (value) => (typeof value === "string" && !options.includes(value) ? options[0] : value),
    z.enum(options),
  );

/** The style of a block whose stored content may name any. */
export const anyStyleOf = <const Styles extends readonly [string, ...string[]]>(styles: Styles) =>
  anyOf(styles).meta({ control: "style" });

/** A list of objects; `itemLabel` is the name of an item, `itemTitle` the field that identifies it. */
export const listOf = <Item extends z.ZodType>(item: Item, itemLabel: string, itemTitle?: string) =>
  z.array(item).meta({ itemLabel, itemTitle });

/** A comma-separated list of words: trimmed, empties dropped (spec 5). */
export const commaList = () =>
  z
    .array(z.string())
    .overwrite((words) => words.map((word) => word.trim()).filter(Boolean))
    .meta({ control: "commaList" });

/** Accepts the option as a number too (`4` as well as `"4"`), as people's blocks.json files have both. */
export const option = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  z.preprocess((value) => (typeof value === "number" ? String(value) : value), z.enum(options));

/** Accounts on social networks (spec 3). */
export const socialFields = () => ({
  instagram: href().optional(),
  twitter: href().meta({ title: "X (Twitter)" }).optional(),
  github: href().meta({ title: "GitHub" }).optional(),
  discord: href().optional(),
});

/** Where a link opens: "_blank" is a new tab, anything else this one. */
const linkTarget = () => z.string().meta({ onValue: "_blank", title: "Opens in a new tab", model: "never" });

/** A link that may stay empty: its text, and its address. */
export const link = () =>
  z.looseObject({
    text: text(),
    href: href().meta({ title: "Address", linkText: "text" }),
    target: linkTarget().optional(),
  });

/** A text followed by an optional link: topText and bottomText. */
export const textWithLink = () =>
  z.looseObject({
    text: text(),
    link: link().optional(),
  });

/** A block's headline, and a line or two that introduce it. */
export const headlineFields = () => ({ headline: requiredText(), subheadline: longText().optional() });

/** The same with a short line above it: how the copy of many blocks begins. */
export const copyFields = () => ({ topText: textWithLink().optional(), ...headlineFields() });

/** Calls to action; icon "external" shows an external-link icon. */
export const ctaList = () =>
  listOf(
    z.looseObject({
      text: requiredText(),
      href: href().min(1).meta({ title: "Link", linkText: "text" }),
      target: linkTarget().optional(),
      isPrimary: z.boolean().meta({ title: "Main button" }).optional(),
      icon: z.string().meta({ onValue: "external", title: "External-link icon", model: "never" }).optional(),
    }),
    "button",
    "text",
  ).meta({ title: "Buttons" });

/** Where a block's copy is. */
export const position = () => z.enum(["left", "center", "right"]).meta({ model: "never" });

/** The background of a block, instead of its own. */
export const color = () =>
  z
    .enum(["paper", "tint", "deep", "brand", "gradient"])
    .meta({ control: "color", title: "Background colour", model: "never" });

const COLUMNS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"] as const;

/** The maximum number of columns for a block's items (1 to 12); a narrow screen shows fewer. */
export const grid = () => z.looseObject({ columns: option(COLUMNS).optional() }).meta({ model: "never" });
