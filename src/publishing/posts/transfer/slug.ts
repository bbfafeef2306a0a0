import { percentDecoded, slugOf } from "#shared/markup";

/** @returns the slug at the end of an address or path: "/2024/05/hello-world/" -> "hello-world"; empty for a pattern. */
export function slugOfAddress(address: string): string {
  const [path = ""] = address.split(/[?#]/, 1);
  const last = path.split("/").findLast((part) => part !== "") ?? "";
  return last.startsWith(":") ? "" : slugOf(percentDecoded(last).replace(/\.(?:html?|md)$/i, ""));
}
