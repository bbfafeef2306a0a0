/**
 * A part of a stylesheet with the at-rules around it (`context`, the outermost first): a style rule with its selectors,
 * each with the classes that an element must have; or another rule, such as keyframes, that pages need where `name` is
 * used, and all pages where it has none.
 */
export type SheetPart = { context: readonly string[] } & (
  | { selectors: readonly { text: string; classes: readonly string[] }[]; body: string }
  | { text: string; name?: string }
);

/** The stylesheets of a build in parts, made by `scripts/lib/page-rules.ts`. */
export type SheetRules = {
  /** The sheet of all pages as "", and those of block types by type. */
  sheets: Readonly<Record<string, readonly SheetPart[]>>;
  /** Classes that browser scripts may add: those of all pages as "", and those of islands and enhancements by name. */
  scripts: Readonly<Record<string, readonly string[]>>;
};

const NAMING = / (?:class|data-(?:island|enhance(?:-on-click)?))="[^"]*"/g;
const ENTITIES = { "&amp;": "&", "&gt;": ">", "&lt;": "<", "&quot;": '"', "&#x27;": "'" };

const withoutEntities = (text: string) =>
  text.includes("&")
    ? text.replaceAll(/&(?:amp|gt|lt|quot|#x27);/g, (found) => ENTITIES[found as keyof typeof ENTITIES])
    : text;

/**
 * Finds what a page's sheet depends on. @param html the page's body in pieces.
 * @returns the attributes, as they are in HTML, that hold classes or call scripts: each once, in the order of the page.
 */
export function namingAttributes(html: readonly string[]): Set<string> {
  return new Set(html.flatMap((piece) => piece.match(NAMING) ?? []));
}

/** @returns the classes that a page's elements have or may get. */
function classesOf(attributes: ReadonlySet<string>, scripts: SheetRules["scripts"]): Set<string> {
  const classes = new Set<string>();
  const names = new Set([""]);
  for (const attribute of attributes) {
    const start = attribute.indexOf('"');
    const isClass = attribute.startsWith(" class");
    for (const name of withoutEntities(attribute.slice(start + 1, -1)).split(" "))
      (isClass ? classes : names).add(name);
  }
  for (const name of names) for (const one of scripts[name] ?? []) classes.add(one);
  return classes;
}

/** Joins parts into a stylesheet: those with the same at-rules around them share these. */
function join(parts: readonly { context: readonly string[]; css: string }[]): string {
  let css = "";
  let open: readonly string[] = [];
  for (const part of parts) {
    const shared = open.findIndex((rule, depth) => rule !== part.context[depth]);
    const depth = shared === -1 ? open.length : shared;
    css +=
      "}".repeat(open.length - depth) +
      part.context
        .slice(depth)
        .map((rule) => `${rule}{`)
        .join("") +
      part.css;
    open = part.context;
  }
  return css + "}".repeat(open.length);
}

/** @returns every rule of every sheet. */
export function wholeSheet({ sheets }: SheetRules): string {
  const parts = Object.values(sheets).flat();
  const cssOf = (part: SheetPart) =>
    "text" in part ? part.text : `${part.selectors.map(({ text }) => text).join()}{${part.body}}`;
  return join(parts.map((part) => ({ context: part.context, css: cssOf(part) })));
}

/**
 * Chooses the rules that a page needs, in their order.
 * @param attributes its naming attributes. @param types the block types whose own sheets it has.
 * @returns the page's stylesheet. Rules whose selectors need a class that no element has or may get are left out.
 */
export function pageSheet(
  { sheets, scripts }: SheetRules,
  attributes: ReadonlySet<string>,
  types: readonly string[],
): string {
  const classes = classesOf(attributes, scripts);
  const parts = ["", ...new Set(types)].flatMap((type) => (Object.hasOwn(sheets, type) ? (sheets[type] ?? []) : []));
  const rules = parts.flatMap((part) => {
    if (!("selectors" in part)) return [];
    const selectors = part.selectors.filter((one) => one.classes.every((name) => classes.has(name)));
    return selectors.length === 0 ? [] : [{ part, css: `${selectors.map(({ text }) => text).join()}{${part.body}}` }];
  });
  const used = rules.map(({ css }) => css).join("");
  const css = new Map<SheetPart, string>(rules.map(({ part, css: own }) => [part, own]));
  for (const part of parts) {
    if ("text" in part && (part.name === undefined || used.includes(part.name))) css.set(part, part.text);
  }
  return join(parts.flatMap((part) => (css.has(part) ? [{ context: part.context, css: css.get(part) ?? "" }] : [])));
}
