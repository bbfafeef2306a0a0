import { useRef, useState, type FocusEvent } from "react";
import { useDraft } from "../use-draft.ts";
import type { DraftField } from "./draft-field.ts";
import { type UnstoredText, unstoredTexts } from "./unstored-texts.ts";
import { useFieldSession } from "./use-field-session.ts";
import { useOwnChanges } from "./use-own-changes.ts";
import { useSettled } from "./use-settled.ts";

/** A parsed text: the value to store, or why there is none. */
export type Parsed = { value: unknown } | { fault: string };

/** How a control converts a stored value to text and back. */
export type TextRules = { toText: (value: unknown) => string; parse: (text: string) => Parsed };

/** The text of an earlier form that couldn't be stored, and why not. */
function useUnstored<Options extends object>(
  { document, address, faultOf }: DraftField<Options>,
  parse: TextRules["parse"],
) {
  const texts = unstoredTexts(document);
  const faultIn = (text: string) => {
    const parsed = parse(text);
    return "fault" in parsed ? parsed.fault : faultOf(parsed.value);
  };
  const [first] = useState(() => {
    const found = texts.get(address);
    const fault = found && faultIn(found.text);
    return found && fault !== undefined ? { ...found, fault } : undefined;
  });
  return {
    first,
    keep: (unstored: UnstoredText) => texts.set(address, unstored),
    drop: () => texts.drop(address),
  };
}

/**
 * A text field. The typed text stays in it during typing and as long as it can't be stored; otherwise the field shows the
 * draft's value, so that others' edits appear in it.
 */
export function useDraftText<Options extends object>(field: DraftField<Options>, { toText, parse }: TextRules) {
  const { document, read, set } = field;
  const { first, keep, drop } = useUnstored(field, parse);
  const stored = useDraft(document, ({ draft }) => toText(read(draft)));
  const [typed, setTyped] = useState(first?.text);
  const [fault, setFault] = useState(first?.fault);
  const hasFocus = useRef(false);
  const session = useFieldSession(document);
  const isStoring = useRef(false);
  const isComposing = useRef(false);
  const seen = useOwnChanges({
    document,
    read,
    first: first && { value: first.seen },
    isTyping: typed !== undefined,
    isHeld: () => fault !== undefined || isComposing.current,
    follow: (value) => {
      if (isStoring.current) return;
      drop();
      setFault(undefined);
      setTyped(hasFocus.current ? toText(value) : undefined);
    },
  });

  function store(parsed: Parsed, options: Options): string | undefined {
    if ("fault" in parsed) return parsed.fault;
    isStoring.current = true;
    const found = set({ value: parsed.value, ...seen.overwritten() }, { ...options, session: session.current() });
    isStoring.current = false;
    return found;
  }

  function type(text: string, options: Options): void {
    if (typed === undefined) seen.begin();
    const found = store(parse(text), options);
    if (found === undefined) {
      drop();
      seen.typed();
    } else keep({ text, seen: seen.value() });
    setTyped(hasFocus.current || found !== undefined ? text : undefined);
    setFault(found);
  }

  function enter(): void {
    hasFocus.current = true;
    session.begin();
    if (typed !== undefined) return;
    seen.begin();
    setTyped(stored);
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent): void {
    if (currentTarget.contains(relatedTarget)) return;
    hasFocus.current = false;
    session.end();
    if (fault === undefined) setTyped(undefined);
  }

  const around = {
    onFocus: enter,
    onBlur: leave,
    onCompositionStart: () => void (isComposing.current = true),
    onCompositionEnd: () => void (isComposing.current = false),
  };
  return { text: typed ?? stored, error: useSettled(fault), type, around };
}
