const LINK_PROTOCOLS = ["http:", "https:", "mailto:", "tel:"];
const IMAGE_PROTOCOLS = ["http:", "https:"];
const IMAGE_DATA = /^data:image\/(?:png|jpeg|webp|gif);base64,[a-z0-9+/=]+$/i;

/** Characters of ordinary addresses, none of which is invisible. */
const PLAIN = /^[!-~]*$/;

/** What has no spaces: a scheme with its host or its recipient, and a picture as data. */
const START = /^(?:data:.*|https?:\/\/[^/?#]*|[^/?#]*)/i;

/**
 * Removes what browsers ignore or hide inside an address: control and format characters, every kind of space. Plain spaces
 * within a path or a query are part of a name or a text, such as an email's subject: they are encoded.
 */
function strip(address: string): string {
  if (PLAIN.test(address)) return address;
  const spaced = address.replaceAll(/[\p{Cc}\p{Cf}]|(?! )\p{Z}/gu, "").trim();
  const [start = ""] = START.exec(spaced) ?? [];
  return start.replaceAll(" ", "") + spaced.slice(start.length).replaceAll(" ", "%20");
}

function isRelative(address: string): boolean {
  return /^(?:#|\?|\/(?![/\\]))/.test(address);
}

function hasProtocol(address: string, protocols: string[]): boolean {
  return protocols.some((protocol) => address.toLowerCase().startsWith(protocol)) && URL.canParse(address);
}

/**
 * Checks a link from a person, an import or a model; every link passes it.
 * @returns the address ready for `href`, or undefined when it isn't http, https, mailto, tel, `#...` or `/...`.
 */
export function safeHref(address: string): string | undefined {
  const stripped = strip(address);
  return isRelative(stripped) || hasProtocol(stripped, LINK_PROTOCOLS) ? stripped : undefined;
}

/**
 * The same for the address of an image.
 * @returns the address ready for `src`, or undefined when it isn't http, https, `/...` or a raster data URL.
 */
export function safeImageSrc(address: string): string | undefined {
  const stripped = strip(address);
  const safe = /^\/(?![/\\])/.test(stripped) || hasProtocol(stripped, IMAGE_PROTOCOLS) || IMAGE_DATA.test(stripped);
  return safe ? stripped : undefined;
}
