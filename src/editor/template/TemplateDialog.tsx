import { LayoutGrid } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import { isObjectList, type Draft } from "#publishing";
import { isObject, type JsonObject, newKey } from "#shared";
import { Alert, Button, Dialog, KeptNote, TextArea, useKept } from "#ui/kit";
import type { Template } from "../editor-props.ts";
import { useEditor } from "../state/editor-context.tsx";
import { changesRemoved, configurationOf, templateOperations } from "./read-template.ts";
import { NOT_LOADED, TEMPLATE_NAMES, type TemplateName } from "./templates.ts";

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
 * Replaces the page's blocks by a template, or by blocks as JSON (spec 2), in one undoable step.
 * @param props.startsInGallery opens the gallery of further templates at once.
 */
export function TemplateDialog({ startsInGallery }: { startsInGallery: boolean }) {
  const { document: page, ui, actions, props } = useEditor();
  const { templateGallery: Gallery } = props;
  const current = (): Written => writtenOn(page.view().draft);
  const typed = useKept("template", (kept) => readKept(kept) ?? current());
  /** A template or the page's blocks, shown instead of the typed text, which is kept. */
  const [shown, setShown] = useState<Written | undefined>(() => {
    const { template } = ui.get();
    return template && { ...current(), text: configurationIn(template) };
  });
  const { text, seen } = shown ?? typed.value;
  /** What is offered beside the template that is shown. */
  const [offer, setOffer] = useState<ReactNode>(() => ui.get().template?.offer);
  const [error, setError] = useState<string>();
  const [chosen, setChosen] = useState<TemplateName>();
  const [isBrowsing, setBrowsing] = useState(startsInGallery);
  /** Increases with every choice: a template that arrives after a later choice isn't shown. */
  const choices = useRef(0);
  const close = () => ui.set({ dialog: undefined, template: undefined });

  function show(next?: Written): void {
    choices.current += 1;
    setShown(next);
    setOffer(undefined);
    setError(undefined);
    setChosen(undefined);
  }
  function type(next: string): void {
    typed.change({ text: next, seen });
    show();
  }
  function discard(): void {
    typed.drop();
    show();
  }
  async function showTemplate(wanted: TemplateName): Promise<void> {
    const choice = (choices.current += 1);
    const isLast = () => choice === choices.current;
    setChosen(wanted);
    try {
      const template = await props.templates(wanted);
      if (!isLast()) return;
      show({ ...current(), text: configurationIn(template) });
      setOffer(template.offer);
      setChosen(wanted);
    } catch {
      if (!isLast()) return;
      setChosen(undefined);
      setError(NOT_LOADED);
    }
  }
  function save(): void {
    const found = templateOperations({ ...page.view().draft, blocks: seen }, text, newKey);
    if (!found.ok) return setError(found.error.message);
    if (changesRemoved(found.value, page.view().draft)) return setError(REMOVED);
    if (actions.change(found.value, "Set template") === "refused") return;
    actions.select([]);
    actions.say("Template set");
    typed.drop();
    close();
  }

  return (
    <Dialog
      open
      size="large"
      onOpenChange={close}
      title="Set template"
      description="Replaces the blocks on the page. You can undo it."
      onSubmit={save}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" variant="primary">
            Save
          </Button>
        </>
      }
    >
      <div role="group" aria-label="Templates" className="flex flex-wrap gap-2">
        <Button onClick={() => show(current())}>Current</Button>
        {TEMPLATE_NAMES.map((one) => (
          <Button key={one.name} onClick={() => void showTemplate(one.name)}>
            {one.label}
          </Button>
        ))}
        {Gallery && (
          <Button icon={<LayoutGrid />} aria-expanded={isBrowsing} onClick={() => setBrowsing(!isBrowsing)}>
            More templates
          </Button>
        )}
      </div>
      {Gallery && isBrowsing && <Gallery value={chosen} onChoose={(name) => void showTemplate(name)} />}
      {offer}
      <TextArea
        label="JSON configuration"
        value={text}
        onValueChange={type}
        spellCheck={false}
        className="field-sizing-fixed h-[30dvh] resize-none font-mono text-sm whitespace-pre sm:h-[45dvh]"
      />
      <KeptNote isKept={typed.isKept} onShow={shown === undefined ? undefined : () => show()} onDiscard={discard} />
      {error !== undefined && (
        <div ref={(alert) => alert?.scrollIntoView({ block: "nearest" })}>
          <Alert kind="error">{error}</Alert>
        </div>
      )}
    </Dialog>
  );
}
