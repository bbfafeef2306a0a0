/** Letters that Unicode doesn't take apart into a plain letter and marks. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
  ...pairs("абвгґдезийіклмнопрстуфыэ", "abvggdeziyiklmnoprstufye"),
  ё: "yo",
  є: "ye",
  ж: "zh",
  ї: "yi",
  х: "kh",
  ц: "ts",
  ч: "ch",
  ш: "sh",
  щ: "shch",
  ю: "yu",
  я: "ya",
  ъ: "",
  ь: "",
  ...pairs("αβγδεζηικλμνξοπρσςτυφω", "avgdeziiklmnxoprsstyfo"),
  θ: "th",
  χ: "ch",
  ψ: "ps",
};

function pairs(from: string, to: string): Record<string, string> {
  return Object.fromEntries(from.split("").map((letter, index) => [letter, to[index] ?? ""]));
}

function inLatin(text: string): string {
  return text.replaceAll(/\P{ASCII}/gu, (letter) => LETTERS[letter] ?? letter);
}

const MAX_LENGTH = 80;

/**
 * @returns the part of an address made from a title, in Latin letters: "Preise für Schulen" -> "preise-fur-schulen", "Привет"
 * -> "privet"; empty if no letters or digits are left.
 */
export function slugOf(title: string): string {
  // Some letters with a mark have a rule of their own; others only without it.
  const plain = inLatin(title.normalize("NFC").toLowerCase()).normalize("NFKD").replaceAll(/\p{M}/gu, "");
  const words =
    inLatin(plain)
      .replaceAll(/[’']/g, "")
      .match(/[a-z0-9]+/g) ?? [];
  return words.join("-").slice(0, MAX_LENGTH).replace(/-$/, "");
}
