const INLINE = /^<\/?(?:a|b|i|u|em|strong|span|small|mark|sub|sup|code)[\s>/]/i;
const TAG = /<[a-z/!][^<>]{0,4000}>/gi;
const ALT = /\salt="([^"]*)"/i;
/** The beginning of our placeholders; one with a figure in it isn't ours. */
const PLACEHOLDER = /\[Add [^[\]\n\d]{0,200}\](?!\()/g;
const LINK_TARGET = /\]\([^()\s]{0,2000}\)/g;
const ENTITY = /&(?:nbsp|quot|ldquo|rdquo|amp);/g;
const ENTITIES: Readonly<Record<string, string>> = { nbsp: " ", quot: '"', ldquo: "“", rdquo: "”", amp: "&" };

function blank(text: string, filler: string): string {
  return filler.repeat(text.length);
}

/** Hides a tag, except for a picture's alt text. */
function maskTag(tag: string): string {
  const filler = INLINE.test(tag) ? " " : "\n";
  const found = ALT.exec(tag);
  const alt = found?.[1] ?? "";
  if (!found || !alt) return blank(tag, filler);
  const at = found.index + found[0].length - alt.length - 1;
  return blank(tag.slice(0, at), filler) + alt + blank(tag.slice(at + alt.length), filler);
}

/**
 * Hides the parts of a text that aren't read as copy: tags, addresses of links, placeholders for people.
 * @returns a text of the same length, so that offsets stay valid.
 */
export function maskCopy(text: string): string {
  return text
    .replaceAll(TAG, maskTag)
    .replaceAll(PLACEHOLDER, (placeholder) => blank(placeholder, "\n"))
    .replaceAll(LINK_TARGET, (target) => blank(target, " "))
    .replaceAll(ENTITY, (entity) => (ENTITIES[entity.slice(1, -1)] ?? "").padEnd(entity.length));
}
