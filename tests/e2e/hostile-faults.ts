/** An element as a browser or a parser has it; names in lower case without signs (`xlink:href` is "xlinkhref"). */
export type Seen = { name: string; attributes: [name: string, value: string][]; isInBody: boolean };

const ADDRESSES = new Set(
  "href xlinkhref src srcset srcdoc action formaction data poster background cite ping longdesc manifest".split(" "),
);
/** What browsers skip at the start of an address or inside its scheme. */
// oxlint-disable-next-line no-control-regex -- these are what hides a scheme
const SKIPPED = /[\u0000-\u0020\u007F-\u00A0\u00AD\u200B-\u200F\u2028-\u202E\uFEFF]/g;
const RUNS = /^(?:javascript|vbscript|livescript|data(?!:image\/(?:png|jpeg|webp|gif);base64,[a-z\d+/=]*$)):/i;
const ACTIVE_CSS = /url\s*\(|image-set|expression|behavior|-moz-binding|@import|\\/i;
const FORBIDDEN = new Set("object embed applet base frame frameset foreignobject animate set".split(" "));

/** @returns an element's name or an attribute's, made alike for every source. */
export const plainName = (name: string) => name.toLowerCase().replaceAll(/[^a-z\d]/g, "");

function attributeFault([name, value]: [string, string]): string | undefined {
  if (name.startsWith("on")) return `handler ${name}=${value}`;
  if (ADDRESSES.has(name) && RUNS.test(value.replaceAll(SKIPPED, ""))) return `address ${name}=${value}`;
  if (name === "style" && ACTIVE_CSS.test(value)) return `css ${value}`;
  return name === "srcdoc" || name === "ping" ? `${name}=${value}` : undefined;
}

function isOwn(address: string, origin: string): boolean {
  return URL.canParse(address, origin) && new URL(address, origin).origin === origin;
}

/** Scripts and icons come from the page's own host; structured data doesn't run. */
function isForeign({ name, attributes }: Seen, origin: string): boolean {
  const { src, href, type } = Object.fromEntries(attributes);
  if (name === "use") return href === undefined || !isOwn(href, origin);
  if (name !== "script") return false;
  return src === undefined ? type !== "application/ld+json" : !isOwn(src, origin);
}

function elementFault(seen: Seen, origin: string): string | undefined {
  const { name, attributes, isInBody } = seen;
  if (isForeign(seen, origin)) return "from elsewhere";
  if (name === "style" && isInBody) return "a style element in the body";
  if (name === "link" && isInBody) return "a link element in the body";
  if (name === "meta" && attributes.some(([attribute]) => attribute === "httpequiv")) return "a meta refresh";
  return FORBIDDEN.has(name) ? `an element ${name}` : undefined;
}

/** @returns what could act in a page, one line each; none in a page that is safe. */
export function hostileFaults(elements: Seen[], origin: string): string[] {
  const lines = elements.flatMap((seen) => {
    const faults = [elementFault(seen, origin), ...seen.attributes.map(attributeFault)];
    return faults.filter((fault) => fault !== undefined).map((fault) => `<${seen.name}> ${fault}`);
  });
  return [...new Set(lines)];
}
