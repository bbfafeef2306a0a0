const MAX_SLUG = 80;

/** Letters that don't decompose into a letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ı: "i",
};

/**
 * Makes the last part of a path from a title or a file's name: "Olá, mundo!" -> "ola-mundo".
 * @returns lower-case letters, digits and hyphens, at most 80 characters; empty for a text without Latin letters and digits.
 */
export function slugOf(text: string): string {
  const latin = text
    .toLowerCase()
    .replaceAll(/[ßæœøđðþłı]/g, (letter) => LETTERS[letter] ?? "")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/['’]/g, "");
  const words = latin.match(/[a-z0-9]+/g) ?? [];
  return words.join("-").slice(0, MAX_SLUG).replace(/-$/, "");
}

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
