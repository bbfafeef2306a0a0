/** @returns the first letters of a name's first and last word, in capitals: "Ana María Gil" -> "AG"; empty without letters. */
export function initials(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => /\p{L}/u.exec(word)?.[0] ?? []);
  const [first = ""] = letters;
  const last = letters.length > 1 ? letters.at(-1) : "";
  return `${first}${last ?? ""}`.toLocaleUpperCase();
}
