const INLINE = /^<\/?(?:a|b|i|u|em|strong|span|small|mark|sub|sup|code)[\s>/]/i;
const TAG = /<[a-z/!][^<>]{0,4000}>/gi;
const ALT = /\salt="([^"]*)"/i;
/** The beginning of our placeholders; one with a figure in it isn't ours. */
const PLACEHOLDER = /\[Add [^[\]\n\d]{0,200}\](?!\()/g;
const LINK_TARGET = /\]\([^()\s]{0,2000}\)/g;
/** The marks of emphasis in Markdown, which may be inside of an amount: **500** schools. */
const EMPHASIS = /\*{1,3}|~~/g;
const ENTITY = /&(?:nbsp|quot|ldquo|rdquo|laquo|raquo|lsquo|rsquo|amp|percnt|#\d{1,7}|#x[\da-f]{1,6});/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: " ",
  quot: '"',
  ldquo: "“",
  rdquo: "”",
  laquo: "«",
  raquo: "»",
  lsquo: "‘",
  rsquo: "’",
  amp: "&",
  percnt: "%",
};
const LAST_CODE_POINT = 0x10ffff;

function signOf(entity: string): string {
  const name = entity.slice(1, -1).toLowerCase();
  if (!name.startsWith("#")) return ENTITIES[name] ?? "";
  const code = Number(name.startsWith("#x") ? `0x${name.slice(2)}` : name.slice(1));
  return code > LAST_CODE_POINT ? "" : String.fromCodePoint(code);
}

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

/** The sign of an entity, as long: a quotation begins right after its sign. */
function maskEntity(entity: string): string {
  const sign = signOf(entity);
  return /^["“«‘]$/.test(sign) ? sign.padStart(entity.length) : sign.padEnd(entity.length);
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
    .replaceAll(EMPHASIS, (marks) => blank(marks, " "))
    .replaceAll(ENTITY, maskEntity);
}
