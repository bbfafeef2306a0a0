/** The first half of a character that UTF-16 has in two. */
const HALF = /[\uD800-\uDBFF]$/;

/** Passes texts on so that none ends inside a character: halves that are encoded apart are lost. */
export async function* wholeCharacters(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let half = "";
  for await (const next of texts) {
    const text = half + next;
    half = HALF.exec(text)?.[0] ?? "";
    if (text.length > half.length) yield text.slice(0, text.length - half.length);
  }
  if (half) yield half;
}
