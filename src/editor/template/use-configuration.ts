import { useEffect, useRef, useState, type ReactNode } from "react";
import { isObjectList, type Draft } from "#publishing";
import { isObject, type JsonObject, newKey } from "#shared";
import { useKept } from "#ui/kit";
import type { Template } from "../editor-props.ts";
import { useEditor } from "../state/editor-context.tsx";
import { changesRemoved, configurationOf, templateOperations } from "./read-template.ts";
import { NOT_LOADED, type TemplateName } from "./templates.ts";

/** A configuration, and the blocks that its author saw, so that others' later changes aren't undone. */
type Written = { text: string; seen: readonly JsonObject[] };

const writtenOn = (draft: Draft): Written => ({ text: configurationOf(draft), seen: draft.blocks });

const REMOVED = "Someone has removed a block that you changed here. Copy your change, then press Current.";

const configurationIn = ({ blocks }: Template) => JSON.stringify(blocks, null, 2);

function readKept(kept: unknown): Written | undefined {
  if (!isObject(kept) || typeof kept.text !== "string" || !isObjectList(kept.seen)) return undefined;
  return { text: kept.text, seen: kept.seen };
}

/**
 * The page's blocks as JSON, to be edited or replaced by a template. A typed text is kept until it is saved or discarded.
 * @param onSaved called once the page has the blocks.
 * @returns `offer`: what the shown template offers beside it; `showTyped`: shows the typed text again, undefined while it
 * is shown.
 */
export function useConfiguration(onSaved: () => void) {
  const { document: page, ui, actions, props } = useEditor();
  const current = (): Written => writtenOn(page.view().draft);
  const typed = useKept("template", (kept) => readKept(kept) ?? current());
  /** A template or the page's blocks, shown instead of the typed text, which is kept. */
  const [shown, setShown] = useState<Written | undefined>(() => {
    const { template } = ui.get();
    return template && { ...current(), text: configurationIn(template) };
  });
  const written = shown ?? typed.value;
  const [offer, setOffer] = useState<ReactNode>(() => ui.get().template?.offer);
  const [error, setError] = useState<string>();
  const [chosen, setChosen] = useState<TemplateName>();
  /** Increases with every choice: a template that arrives after a later choice isn't shown. */
  const choices = useRef(0);
  useEffect(() => () => void (choices.current += 1), []);
  /** The chosen template that is still loading; without one after a failure, or a later choice. */
  const coming = useRef<Promise<Written | undefined>>(undefined);
  /** Whether a save waits for it. */
  const isSaving = useRef(false);

  function show(next?: Written): void {
    choices.current += 1;
    coming.current = undefined;
    setShown(next);
    setOffer(undefined);
    setError(undefined);
    setChosen(undefined);
  }
  function type(next: string): void {
    typed.change({ text: next, seen: written.seen });
    show();
  }
  function discard(): void {
    typed.drop();
    show();
  }
  async function loadTemplate(wanted: TemplateName): Promise<Written | undefined> {
    const choice = (choices.current += 1);
    const isLast = () => choice === choices.current;
    setChosen(wanted);
    try {
      const template = await props.templates(wanted);
      if (!isLast()) return undefined;
      const loaded = { ...current(), text: configurationIn(template) };
      show(loaded);
      setOffer(template.offer);
      setChosen(wanted);
      return loaded;
    } catch {
      if (!isLast()) return undefined;
      coming.current = undefined;
      setChosen(undefined);
      setError(NOT_LOADED);
      return undefined;
    }
  }
  /** What is saved once the template that was chosen has loaded; nothing if it doesn't, or after a later choice. */
  async function saveComing(loading: Promise<Written | undefined>): Promise<void> {
    if (isSaving.current) return;
    isSaving.current = true;
    const loaded = await loading;
    isSaving.current = false;
    if (loaded) store(loaded);
  }
  function store({ text, seen }: Written): void {
    const found = templateOperations({ ...page.view().draft, blocks: seen }, text, newKey);
    if (!found.ok) return setError(found.error.message);
    if (changesRemoved(found.value, page.view().draft)) return setError(REMOVED);
    if (actions.change(found.value, "Set template") === "refused") return;
    actions.select([]);
    actions.say("Template set");
    typed.drop();
    onSaved();
  }

  return {
    text: written.text,
    offer,
    error,
    chosen,
    isKept: typed.isKept,
    type,
    discard,
    showCurrent: () => show(current()),
    showTyped: shown === undefined ? undefined : () => show(),
    showTemplate: (name: TemplateName) => {
      coming.current = loadTemplate(name);
    },
    save: () => (coming.current ? void saveComing(coming.current) : store(written)),
  };
}
