import { fail, isObject, ok, parseHex, plainIssue, type JsonObject, type Result, keysOf } from "#shared";
import { BODY_FONTS, BODY_FONT_NAMES } from "./body-fonts.ts";
import { HEADING_FONTS, HEADING_FONT_NAMES } from "./heading-fonts.ts";
import { THEME_RADII } from "./theme-choices.ts";
import { themeSchema, type Theme } from "./theme.ts";
import { THEME_EXTENSION } from "./theme-tokens.ts";

/** Groups below each other that are read, and references that lead to references. */
const MAX_DEPTH = 32;

type Token = { path: string[]; type?: string; value: unknown };

/** @returns the tokens of a file, each with the type that it or a group around it has. */
function tokensIn(group: JsonObject, path: string[] = [], type?: string): Token[] {
  const own = typeof group.$type === "string" ? group.$type : type;
  if ("$value" in group) return [{ path, type: own, value: group.$value }];
  if (path.length >= MAX_DEPTH) return [];
  return Object.entries(group).flatMap(([name, child]) =>
    !name.startsWith("$") && isObject(child) ? tokensIn(child, [...path, name], own) : [],
  );
}

/** Follows references such as `{color.brand}`; undefined where they lead nowhere or in a circle. */
function resolve(token: Token, byPath: ReadonlyMap<string, Token>): Token | undefined {
  let found: Token | undefined = token;
  for (let steps = 0; found && steps < MAX_DEPTH; steps += 1) {
    const name: string | undefined =
      typeof found.value === "string" ? /^\{([^{}]{1,400})\}$/.exec(found.value)?.[1] : undefined;
    if (name === undefined) return { ...found, path: token.path, type: token.type ?? found.type };
    found = byPath.get(name);
  }
  return undefined;
}

/** A colour as text, or as an object with its hex or its components in sRGB. */
function hexOf(value: unknown): string | undefined {
  if (typeof value === "string") return parseHex(value.slice(0, 7));
  if (!isObject(value)) return undefined;
  if (typeof value.hex === "string") return parseHex(value.hex);
  const { components } = value;
  const isRgb = value.colorSpace === "srgb" && Array.isArray(components) && components.length === 3;
  if (!isRgb || !components.every((part) => typeof part === "number" && part >= 0 && part <= 1)) return undefined;
  return `#${components
    .map((part) =>
      Math.round(Number(part) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

function pixelsOf(value: unknown): number | undefined {
  const [amount, unit] = isObject(value)
    ? [Number(value.value), value.unit]
    : typeof value === "string"
      ? [Number.parseFloat(value), value.replace(/^[\d.]+/, "")]
      : [];
  if (amount === undefined || !Number.isFinite(amount)) return undefined;
  return unit === "px" ? amount : unit === "rem" ? amount * 16 : undefined;
}

function faceIn<Name extends string>(value: unknown, names: readonly Name[], labels: Record<Name, { label: string }>) {
  const families = (Array.isArray(value) ? value : [value]).map((family) => String(family).toLowerCase());
  return names.find((name) => families.some((family) => family.startsWith(labels[name].label.toLowerCase())));
}

function nearestRadius(pixels: number): Theme["radius"] {
  const distance = (name: keyof typeof THEME_RADII) => Math.abs(THEME_RADII[name][0] - pixels);
  return keysOf(THEME_RADII).toSorted((a, b) => distance(a) - distance(b))[0];
}

/** What designers name the tokens of a field, the surest name first; the words of the last two parts of a path count. */
const NAMES = {
  brandColor: ["brand", "primary"],
  accentColor: ["accent", "secondary", "action", "cta"],
  headingFont: ["heading", "headline", "display", "title"],
  bodyFont: ["body", "text", "base", "sans"],
  radius: ["control", "button", "medium", "md", "base", "radius"],
} as const;

function named(tokens: readonly Token[], type: string, field: keyof typeof NAMES): Token[] {
  // A token of dark mode is never the choice that all others are derived from.
  const fitting = tokens.filter((token) => token.type === type && !token.path.some((part) => /dark/i.test(part)));
  return NAMES[field].flatMap((word) => {
    const isNamed = ({ path }: Token) =>
      path.slice(-2).some((part) =>
        part
          .toLowerCase()
          .split(/[^a-z]+/)
          .includes(word),
      );
    return fitting.filter(isNamed).toSorted((a, b) => a.path.length - b.path.length);
  });
}

function firstOf<Value>(tokens: readonly Token[], read: (value: unknown) => Value | undefined): Value | undefined {
  return tokens.map(({ value }) => read(value)).find((value) => value !== undefined);
}

function guess(tokens: readonly Token[]): Theme {
  const radius = firstOf(
    named(tokens, "dimension", "radius").filter(({ path }) => /radius/i.test(path.join(" "))),
    pixelsOf,
  );
  return {
    brandColor: firstOf(named(tokens, "color", "brandColor"), hexOf),
    accentColor: firstOf(named(tokens, "color", "accentColor"), hexOf),
    headingFont: firstOf(named(tokens, "fontFamily", "headingFont"), (value) =>
      faceIn(value, HEADING_FONT_NAMES, HEADING_FONTS),
    ),
    bodyFont: firstOf(named(tokens, "fontFamily", "bodyFont"), (value) => faceIn(value, BODY_FONT_NAMES, BODY_FONTS)),
    radius: radius === undefined ? undefined : nearestRadius(radius),
  };
}

/**
 * Reads a theme from design tokens (W3C, Design Tokens Community Group): all of it where this product wrote them, else the
 * colours, faces and radius whose names say what they are.
 * @returns the theme with a note of what was found, or INVALID when nothing in the file can be used.
 */
export function readTokens(file: JsonObject): Result<{ theme: Theme; notes: string[] }, "INVALID"> {
  const extension = isObject(file.$extensions) ? file.$extensions[THEME_EXTENSION] : undefined;
  if (extension !== undefined) {
    const parsed = themeSchema.partial().strict().safeParse(extension, { error: plainIssue });
    if (parsed.success) return ok({ theme: parsed.data, notes: [] });
  }
  const all = tokensIn(file);
  const byPath = new Map(all.map((token) => [token.path.join("."), token]));
  const tokens = all.map((token) => resolve(token, byPath)).filter((token) => token !== undefined);
  const found = Object.entries(guess(tokens)).filter(([, value]) => value !== undefined);
  if (found.length === 0) {
    const message =
      all.length === 0
        ? "There is neither a theme nor a design token in this file."
        : `None of the ${all.length} design tokens names a brand or accent colour, a heading or body face of this product, or a radius.`;
    return fail("INVALID", message);
  }
  return ok({
    theme: Object.fromEntries(found),
    notes: [`Used of ${all.length} design tokens: ${found.map(([name, value]) => `${name} ${value}`).join(", ")}.`],
  });
}
