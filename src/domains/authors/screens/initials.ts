/** @returns the first letters of a name's first and last word, for where there is no picture: "Ada de Lovelace" -> "AL". */
export function initialsOf(name: string): string {
  const words = name.split(" ").filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word = "") => Array.from(word)[0] ?? "")
    .join("")
    .toUpperCase();
}
