import type { Result } from "#shared";
import { makeButton } from "./make-button.ts";

type AltFieldOptions = {
  alt: string;
  onChange: (alt: string) => void;
  /** Called when editing ends: with Enter, Escape or the button. */
  onDone: () => void;
  /** Asks a model what the picture shows; missing where none can be asked. */
  describe?: (signal: AbortSignal) => Promise<Result<string>>;
};

const SUGGESTED = "Suggested: change it, or press Done to use it.";

/**
 * The field that asks for a picture's alt text, at the picture. What is typed counts at once; what a model suggests, once
 * someone has changed it or pressed Done.
 */
export class AltField {
  readonly box = document.createElement("div");
  readonly #input = document.createElement("input");
  readonly #note = document.createElement("p");
  readonly #ask = makeButton("Describe the picture", () => void this.#describe());
  readonly #options: AltFieldOptions;
  #asking: AbortController | undefined;
  #isSuggested = false;

  constructor(options: AltFieldOptions) {
    this.#options = options;
    this.box.className = "wr-alt";
    this.box.contentEditable = "false";
    this.box.dataset.ownEscape = "";
    const label = document.createElement("label");
    Object.assign(this.#input, {
      type: "text",
      value: options.alt,
      placeholder: "What the picture shows",
      autocomplete: "off",
    });
    this.#input.addEventListener("input", () => this.#typed());
    label.append("Alt text", this.#input);
    this.box.addEventListener("keydown", (event) => this.#pressed(event));
    const done = makeButton("Done", () => this.#done());
    this.box.append(label, ...(options.describe ? [this.#ask] : []), done, this.#note);
  }

  #typed(): void {
    this.stop();
    this.#say("");
    this.#isSuggested = false;
    this.#options.onChange(this.#input.value);
  }

  #pressed(event: KeyboardEvent): void {
    event.stopPropagation();
    const isEnter = event.key === "Enter" && event.target === this.#input;
    if (event.isComposing || !(isEnter || event.key === "Escape")) return;
    event.preventDefault();
    if (isEnter) this.#done();
    else this.#options.onDone();
  }

  #done(): void {
    if (this.#isSuggested) this.#options.onChange(this.#input.value);
    this.#isSuggested = false;
    this.#options.onDone();
  }

  /** Shows a message below the field; screen readers read it at once. */
  #say(text: string, role: "status" | "alert" = "status"): void {
    this.#note.setAttribute("role", role);
    this.#note.textContent = text;
  }

  async #describe(): Promise<void> {
    if (this.#asking) return;
    const own = new AbortController();
    this.#asking = own;
    this.#ask.setAttribute("aria-disabled", "true");
    this.#say("The model is looking at the picture…");
    const described = await this.#options.describe?.(own.signal);
    if (own.signal.aborted || !described) return;
    this.stop();
    if (!described.ok) return this.#say(described.error.message, "alert");
    this.#input.value = described.value;
    this.#isSuggested = true;
    this.#say(SUGGESTED);
    this.#input.focus();
  }

  /** Ends a request to a model; for when the field is removed, too. */
  stop(): void {
    this.#asking?.abort();
    this.#asking = undefined;
    this.#ask.removeAttribute("aria-disabled");
  }
}
