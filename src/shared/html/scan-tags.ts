const START = /<(\/?)([a-z][^\s/>]*)|<!--/gi;
/** Up to the end of a tag: a ">" in quotes belongs to the value of an attribute. */
const REST = /(?:[^>=]|=\s*"[^"]*"|=\s*'[^']*'|=)*/y;

/** A tag of markup, as its text has it. */
export type Tag = { name: string; closes: boolean; selfCloses: boolean };

/**
 * Finds the tags of markup in one pass, in linear time and without a tree, so that what would exhaust a parser is known
 * before it begins. What follows a comment or a tag without an end belongs to it.
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

/** A tag with how it changes the number of open elements (1, -1, 0), and how many are open behind it. */
export type Step = { name: string; change: number; depth: number };

/**
 * Walks through markup tag by tag and counts the elements that are open. An end without its beginning changes nothing.
 * @param nests whether what follows the opening tag is inside the element.
 * @param isOpen tells it whether an element of a name is open.
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
