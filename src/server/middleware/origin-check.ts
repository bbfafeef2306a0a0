/** What decides whether a request comes from one of our pages. */
export type OriginRules = { appOrigin?: string; allowedOrigins: readonly string[] };

function parse(address: string | null): URL | undefined {
  return address && URL.canParse(address) ? new URL(address) : undefined;
}

/** Without APP_URL an origin's host must equal `Host`. */
function isOurs({ origin, host }: URL, headers: Headers, { appOrigin, allowedOrigins }: OriginRules): boolean {
  if (allowedOrigins.includes(origin)) return true;
  return appOrigin ? origin === appOrigin : host === headers.get("host");
}

/** @returns the address of the page that a request came from, when it is one of ours. */
export function ownReferer(headers: Headers, rules: OriginRules): URL | undefined {
  const referer = parse(headers.get("referer"));
  return referer && isOurs(referer, headers, rules) ? referer : undefined;
}

/**
 * The origin check of every state change (spec 7). A browser's own `Sec-Fetch-Site` decides where it is sent;
 * else `Origin`, else the origin of `Referer`, must be ours.
 */
export function isOwnOrigin(headers: Headers, rules: OriginRules): boolean {
  const site = headers.get("sec-fetch-site");
  if (site) return site === "same-origin";
  const given = headers.get("origin");
  if (!given || given === "null") return ownReferer(headers, rules) !== undefined;
  const origin = parse(given);
  return origin !== undefined && isOurs(origin, headers, rules);
}
