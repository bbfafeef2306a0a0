import { slugOf } from "#shared/markup";

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** @returns the slug at the end of an address or path: "/2024/05/hello-world/" -> "hello-world"; empty for a pattern. */
export function slugOfAddress(address: string): string {
  const [path = ""] = address.split(/[?#]/, 1);
  const last = path.split("/").findLast((part) => part !== "") ?? "";
  return last.startsWith(":") ? "" : slugOf(decoded(last).replace(/\.(?:html?|md)$/i, ""));
}
