/** What decides whether a state change comes from a page of ours. */
type OriginRules = { appOrigin?: string; allowedOrigins: readonly string[] };

function originOf(address: string | undefined): string | undefined {
  return address && URL.canParse(address) ? new URL(address).origin : undefined;
}

/**
 * The origin check of every state change (interfaces 3). A browser's own `Sec-Fetch-Site` decides where it is sent;
 * else `Origin`, else the origin of `Referer`, must be ours. Without APP_URL its host must equal `Host`.
 */
export function isOwnOrigin(headers: Headers, { appOrigin, allowedOrigins }: OriginRules): boolean {
  const site = headers.get("sec-fetch-site");
  if (site) return site === "same-origin";
  const given = headers.get("origin");
  const origin = given && given !== "null" ? originOf(given) : originOf(headers.get("referer") ?? undefined);
  if (!origin) return false;
  if (allowedOrigins.includes(origin)) return true;
  return appOrigin ? origin === appOrigin : new URL(origin).host === headers.get("host");
}
