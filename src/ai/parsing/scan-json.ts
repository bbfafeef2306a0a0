/** The longest text that is parsed, in characters: several times the limit of a reply (maxTokens of the prompts). */
const MAX_REPLY = 300_000;
/** No content is nested this deep; deeper text could overflow the stack of code that walks it. */
const MAX_DEPTH = 100;

/** The result of scanning text that may be JSON. */
export type Scan = {
  /** The text without raw line breaks in strings and without trailing commas. */
  text: string;
  /** The closers of the string, lists and objects that are still open. */
  closers: string;
  /** The text up to its last complete value, closed. */
  whole: string;
};

const CLOSER: Readonly<Record<string, string>> = { "{": "}", "[": "]" };

/** Scans JSON character by character; `#signs` is the output. */
class Scanner {
  readonly #signs: string[] = [];
  readonly #stack: string[] = [];
  #comma = -1;
  #escape = -1;
  #isInString = false;
  /** Everything before is complete, apart from open strings, lists and objects. */
  #whole = 0;

  /** @returns false for a mismatched closer, and for text that is nested too deep. */
  take(sign: string): boolean {
    if (this.#isInString) this.#takeInString(sign);
    else if (sign === "{" || sign === "[") return this.#open(sign);
    else if (sign === "}" || sign === "]") return this.#close(sign);
    else this.#takeOutside(sign);
    return true;
  }

  #takeInString(sign: string): void {
    // JSON has no raw control characters in strings: line breaks are the model's own wrapping.
    if (sign < " ") return;
    const index = this.#signs.push(sign) - 1;
    if (this.#escape >= 0) {
      const isUnicode = this.#signs[this.#escape + 1] === "u";
      if (index - this.#escape >= (isUnicode ? 5 : 1)) this.#escape = -1;
    } else if (sign === "\\") this.#escape = index;
    else if (sign === '"') this.#isInString = false;
  }

  #takeOutside(sign: string): void {
    if (sign === ",") {
      this.#whole = this.#signs.length;
      this.#comma = this.#whole;
    } else if (sign.trim() !== "") this.#comma = -1;
    if (sign === '"') this.#isInString = true;
    this.#signs.push(sign);
  }

  #open(sign: string): boolean {
    this.#comma = -1;
    this.#stack.push(CLOSER[sign] ?? "");
    this.#whole = this.#signs.push(sign);
    return this.#stack.length <= MAX_DEPTH;
  }

  #close(sign: string): boolean {
    if (this.#stack.pop() !== sign) return false;
    if (this.#comma >= 0) this.#signs[this.#comma] = "";
    this.#comma = -1;
    this.#whole = this.#signs.push(sign);
    return true;
  }

  end(): Scan {
    const end = this.#escape >= 0 ? this.#escape : this.#signs.length;
    const closers = this.#stack.toReversed().join("");
    return {
      text: this.#signs.slice(0, end).join(""),
      closers: this.#isInString ? `"${closers}` : closers,
      whole: this.#signs.slice(0, this.#whole).join("") + closers,
    };
  }
}

/** @returns the JSON in a text, or undefined when a closer is mismatched or the text is too long or too deep. */
export function scanJson(text: string): Scan | undefined {
  if (text.length > MAX_REPLY) return undefined;
  const scanner = new Scanner();
  for (let index = 0; index < text.length; index += 1) {
    if (!scanner.take(text.charAt(index))) return undefined;
  }
  return scanner.end();
}
