/** Longest text that is read, in characters: several times what a model may write (maxTokens of the prompts). */
const MAX_REPLY = 300_000;
/** No content is nested as deep; deeper text would exhaust the stack of what walks it. */
const MAX_DEPTH = 100;

/** What a look at text that may be JSON found. */
export type Scan = {
  /** The text without raw line breaks in strings and without trailing commas. */
  text: string;
  /** What closes the string, lists and objects that are still open. */
  closers: string;
  /** The text up to its last whole value, closed. */
  whole: string;
};

const CLOSER: Readonly<Record<string, string>> = { "{": "}", "[": "]" };

/** Reads JSON sign by sign; `#signs` is the text as it comes out. */
class Scanner {
  readonly #signs: string[] = [];
  readonly #stack: string[] = [];
  #comma = -1;
  #escape = -1;
  #isInString = false;
  /** Everything before is whole, but for what is open at the end. */
  #whole = 0;

  /** @returns false for a closer that fits nothing, and for what is nested too deep. */
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

/** @returns what text holds as JSON, or undefined when a closer is mismatched or the text is too long or too deep. */
export function scanJson(text: string): Scan | undefined {
  if (text.length > MAX_REPLY) return undefined;
  const scanner = new Scanner();
  for (let index = 0; index < text.length; index += 1) {
    if (!scanner.take(text.charAt(index))) return undefined;
  }
  return scanner.end();
}
