/** A lookup in what people wrote themselves (facts, context, the page), which a model may repeat. */
export type Grounding = { has: (words: string) => boolean };

/** Normalises a text for comparison: case, letter forms, kinds of spaces and quotes. */
function plain(text: string): string {
  return text.normalize("NFKC").toLowerCase().replaceAll(/[’‘]/g, "'").replaceAll(/\s+/g, " ").trim();
}

const WORD = /[\p{L}\p{N}]/u;

/** The last texts, as they are compared: a growing reply is read again and again against the same. */
let last = { texts: "", all: "" };

/** Makes the lookup of whole words and phrases in what people wrote; in "" nothing is found. */
export function groundingFrom(texts: string): Grounding {
  if (last.texts !== texts) last = { texts, all: plain(texts) };
  const { all } = last;
  return {
    has: (words) => {
      const wanted = plain(words);
      for (let at = wanted ? all.indexOf(wanted) : -1; at >= 0; at = all.indexOf(wanted, at + 1)) {
        const before = all.slice(Math.max(0, at - 1), at);
        const after = all.slice(at + wanted.length, at + wanted.length + 1);
        if (!WORD.test(before) && !WORD.test(after)) return true;
      }
      return false;
    },
  };
}
