const START = /<(\/?)([a-z][^\s/>]*)|<!--/gi;
/** Up to the end of a tag: a ">" in quotes belongs to the value of an attribute. */
const REST = /(?:[^>=]|=\s*"[^"]*"|=\s*'[^']*'|=)*/y;

/** A tag as written in the markup. */
export type Tag = { name: string; closes: boolean; selfCloses: boolean };

/**
 * Finds the tags of markup in one pass, in linear time and without a tree, to detect what would exhaust a parser before
 * it starts. An unclosed comment or tag extends to the end.
 */
function* scanTags(markup: string): Generator<Tag> {
  const start = new RegExp(START);
  for (let found = start.exec(markup); found; found = start.exec(markup)) {
    const [opening, slash, name] = found;
    if (name === undefined) {
      const end = markup.indexOf("-->", start.lastIndex - "--".length);
      if (end < 0) return;
      start.lastIndex = end + 1;
    } else {
      REST.lastIndex = found.index + opening.length;
      REST.exec(markup);
      start.lastIndex = REST.lastIndex;
      yield { name: name.toLowerCase(), closes: slash === "/", selfCloses: markup[REST.lastIndex - 1] === "/" };
    }
  }
}

/** A tag with its change to the number of open elements (1, -1, 0), and that number after it. */
export type Step = { name: string; change: number; depth: number };

/**
 * Walks through markup tag by tag and counts the open elements. A closing tag without an opening one changes nothing.
 * @param nests whether what follows the opening tag is inside the element.
 * @param isOpen whether an element of a name is open.
 */
export function* walkTags(
  markup: string,
  nests: (tag: Tag, isOpen: (name: string) => boolean) => boolean,
): Generator<Step> {
  const open = new Map<string, number>();
  const isOpen = (name: string) => (open.get(name) ?? 0) > 0;
  let depth = 0;
  for (const tag of scanTags(markup)) {
    const { name, closes } = tag;
    const change = closes ? (isOpen(name) ? -1 : 0) : nests(tag, isOpen) ? 1 : 0;
    if (change !== 0) open.set(name, (open.get(name) ?? 0) + change);
    depth += change;
    yield { name, change, depth };
  }
}
