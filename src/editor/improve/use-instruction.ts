import { useKeptText, useKeptValues } from "#ui/kit";
import { recall, remember } from "../generator/remembered.ts";
import { useEditor } from "../state/editor-context.tsx";
import type { Improving } from "../state/ui-state.ts";
import { nameOf } from "./improving-text.ts";

/** The input that an action needs. */
const INPUTS: Partial<Record<Improving["action"], { label: string; placeholder: string; maxLength: number }>> = {
  tone: { label: "Tone", placeholder: "For example, plain and friendly", maxLength: 200 },
  translate: { label: "Language", placeholder: "For example, Spanish or de", maxLength: 40 },
};

/** The language of a page into which its texts are translated: not the default one, in which most are written. */
function nameOfLanguage(locale: string | undefined): string {
  return locale === undefined ? "" : (new Intl.DisplayNames("en", { type: "language" }).of(locale) ?? locale);
}

/**
 * What is entered for an action, kept until it is used: a tone as last used anywhere, or a language.
 * @returns `input`: its field; undefined for an action that needs none.
 */
export function useInstruction(improving: Improving) {
  const { action } = improving;
  const { canvas } = useEditor().props;
  const kept = useKeptValues();
  const { value, ...typed } = useKeptText(`improve/${nameOf(improving)}`, () => {
    if (action === "tone") return recall(kept).tone;
    return action === "translate" ? nameOfLanguage(canvas.language?.locale) : "";
  });
  const input = INPUTS[action];
  return {
    ...typed,
    input,
    instruction: value,
    isMissing: input !== undefined && value.trim() === "",
    used: () => {
      if (action === "tone") remember(kept, { tone: value });
    },
  };
}
