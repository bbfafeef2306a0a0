/** Does what `URL.parse` does, which browsers have only since the autumn of 2024. @returns undefined for no valid address. */
export function parseUrl(address: string, base?: string): URL | undefined {
  return URL.canParse(address, base) ? new URL(address, base) : undefined;
}
