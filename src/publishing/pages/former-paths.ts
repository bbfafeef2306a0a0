const MAX_PATHS = 100;
const MAX_LENGTH = 500;

/** @returns an address with its escapes in capitals, as browsers write them: "/%d0%bf" -> "/%D0%BF". */
export function withUpperEscapes(address: string): string {
  return address.replaceAll(/%[0-9a-f]{2}/gi, (escape) => escape.toUpperCase());
}

/**
 * Reads where a page was before, here or on another site.
 * @param address a whole address, or a path that begins with "/".
 * @returns its path without a slash at its end, as a browser asks for it: "https://old.example/2024/05/hello/" ->
 * "/2024/05/hello". Undefined for anything else: a home page, a pattern ("/:title"), a path of more than 500 characters,
 * and an address that is told from others by its query ("/?p=12").
 */
export function formerPath(address: string): string | undefined {
  const given = address.trim();
  if (!/^(?:https?:\/\/|\/(?!\/))/i.test(given)) return undefined;
  const url = URL.parse(given, "http://site.example");
  if (!url || url.search !== "" || url.pathname.startsWith("//") || url.pathname.includes("/:")) return undefined;
  const path = withUpperEscapes(url.pathname).replace(/\/+$/, "");
  return path === "" || path.length > MAX_LENGTH ? undefined : path;
}

/** @returns the paths of several addresses (`formerPath`), each once, at most 100. */
export function formerPaths(addresses: readonly string[]): string[] {
  return [...new Set(addresses.flatMap((address) => formerPath(address) ?? []))].slice(0, MAX_PATHS);
}
