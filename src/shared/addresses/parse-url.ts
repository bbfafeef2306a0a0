/** Does what `URL.parse` does, which browsers have only since the autumn of 2024. @returns undefined for no valid address. */
export function parseUrl(address: string, base?: string): URL | undefined {
  return URL.canParse(address, base) ? new URL(address, base) : undefined;
}

/** @returns part of an address without percent encoding; as it is where that is malformed. */
export function percentDecoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
