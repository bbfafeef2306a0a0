import { useRef, useState, type FocusEvent } from "react";
import type { Path } from "#publishing";
import { useEditor } from "../state/editor-context.tsx";
import { useForm, type FieldChange } from "./form-context.tsx";
import { unstoredTexts } from "./typed-texts.ts";
import { useSession } from "./use-session.ts";
import { useOwnChanges } from "./use-own-changes.ts";
import { useSettled } from "./use-settled.ts";
import { useValue } from "./use-value.ts";

/** What a typed text means: a value to store, or why it is none. */
export type Parsed = { value: unknown } | { fault: string };

/** How a control turns a stored value into text and back. */
type TextRules = { path: Path; toText: (value: unknown) => string; parse: (text: string) => Parsed };

/** `step` names a step of its own; `beside` changes with the field. */
type TypeOptions = { step?: string; beside?: readonly FieldChange[] };

/** The text of an earlier form that couldn't be stored, and why not. */
function useUnstored({ path, parse }: TextRules) {
  const { document } = useEditor();
  const { blockKey, faultOf } = useForm();
  const texts = unstoredTexts(document);
  const address = JSON.stringify([blockKey, ...path]);
  const faultIn = (text: string) => {
    const parsed = parse(text);
    return "fault" in parsed ? parsed.fault : faultOf({ path, value: parsed.value });
  };
  const [first] = useState(() => {
    const text = texts.get(address);
    const fault = text === undefined ? undefined : faultIn(text);
    return fault === undefined ? {} : { text, fault };
  });
  return { first, keep: (text: string) => texts.set(address, text), drop: () => texts.delete(address) };
}

/**
 * A field that is typed into. What is typed stays in it while somebody types and as long as it can't be stored; otherwise
 * the field shows what the draft holds, so that others' edits appear in it.
 */
export function useTypedText(rules: TextRules) {
  const { path, toText, parse } = rules;
  const { set } = useForm();
  const { first, keep, drop } = useUnstored(rules);
  const stored = useValue(path, toText);
  const [typed, setTyped] = useState(first.text);
  const [fault, setFault] = useState(first.fault);
  const hasFocus = useRef(false);
  const session = useSession();
  const isStoring = useRef(false);
  const isComposing = useRef(false);
  const seen = useOwnChanges({
    path,
    isTyping: typed !== undefined,
    isHeld: () => fault !== undefined || isComposing.current,
    follow: (value) => {
      if (isStoring.current) return;
      drop();
      setFault(undefined);
      setTyped(hasFocus.current ? toText(value) : undefined);
    },
  });

  function store(parsed: Parsed, options: TypeOptions): string | undefined {
    if ("fault" in parsed) return parsed.fault;
    isStoring.current = true;
    const found = set({ path, value: parsed.value, ...seen.overwritten() }, { ...options, session: session.current() });
    isStoring.current = false;
    return found;
  }

  function type(text: string, options: TypeOptions = {}): void {
    if (typed === undefined) seen.begin();
    const found = store(parse(text), options);
    if (found === undefined) {
      drop();
      seen.typed();
    } else keep(text);
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
