import { useState, useSyncExternalStore } from "react";
import { labelOf } from "#publishing";
import { Alert, Button, Dialog, SelectField, useKeptValues } from "#ui/kit";
import { currentModel } from "../generator/generate.ts";
import { GenerateForm } from "../generator/GenerateForm.tsx";
import { useOnceKnown } from "../generator/use-once-known.ts";
import { selectedBlocks } from "../shortcuts/commands.ts";
import { useEditor } from "../state/editor-context.tsx";
import { RUN } from "./kept-run.ts";
import { missingEnds } from "./insert-position.ts";
import { useRunController, useRun } from "./run-context.tsx";
import type { Asked } from "./run-state.ts";

/** Asks what a page is written from, and where its blocks go. */
export function AskDialog({ onClose }: { onClose: () => void }) {
  const controller = useRunController();
  const { store, plan } = controller;
  const { status, problem } = useSyncExternalStore(store.subscribe, store.get);
  const message = useRun((run) => run.message);
  const hasOutline = useRun(({ blocks }) => blocks.length > 0);
  const isAddressed = useRun(({ isAutomatic }) => isAutomatic === true);
  const positions = usePositions();
  const [asked, change] = useAsked(positions[0]?.value ?? "end");
  const [isTried, setTried] = useState(false);
  const values: Asked = {
    ...asked,
    model: currentModel(status, asked.model),
    where: positions.find(({ value }) => value === asked.where)?.value ?? "end",
  };
  const goOn = () => controller.change({ ...controller.run, asked: values, phase: "outline" });
  const isMissing = !values.context.trim();
  const { isWaiting, ask } = useOnceKnown({ status, problem }, () => {
    if (!isMissing) void plan(values);
  });

  function submit(): void {
    setTried(true);
    ask();
  }

  return (
    <Dialog
      open
      size="medium"
      onOpenChange={onClose}
      title="Generate page with AI"
      description={
        isAddressed
          ? "Start plans the page and writes its blocks. Nothing is added to the page until you accept it."
          : "You get an outline to edit first, then the blocks. Nothing is added to the page until you accept it."
      }
      onSubmit={submit}
      footer={
        <>
          {hasOutline ? <Button onClick={goOn}>Back to the outline</Button> : <Button onClick={onClose}>Cancel</Button>}
          <Button type="submit" variant="primary" busy={isWaiting} disabled={problem !== undefined}>
            {isAddressed ? "Start" : "Plan the page"}
          </Button>
        </>
      }
    >
      {message && <Alert kind="error">{message}</Alert>}
      {isTried && isMissing && <Alert kind="error">Say in Context what the page is about.</Alert>}
      <GenerateForm
        offer={{ status, problem }}
        values={values}
        onChange={change}
        isKept={Boolean(values.context || values.tone)}
        onDiscard={controller.discard}
      />
      {positions.length > 0 && (
        <SelectField
          label="Where"
          options={positions}
          value={values.where}
          onValueChange={(where) => change({ where })}
        />
      )}
    </Dialog>
  );
}

/** What was entered so far, kept as part of the run, and how to change it. @param initial where blocks go at first. */
function useAsked(initial: string): [Asked, (change: Partial<Asked>) => void] {
  const controller = useRunController();
  const kept = useKeptValues();
  const asked = useRun((run) => run.asked);
  const [isBegun] = useState(() => kept.read(RUN) !== undefined);
  const [where, setWhere] = useState(isBegun ? asked.where : initial);
  const now = { ...asked, where };
  return [
    now,
    (change) => {
      setWhere(change.where ?? where);
      controller.change({ ...controller.run, asked: { ...now, ...change } });
    },
  ];
}

/** @returns where the blocks may go; none while the page has no blocks. */
function usePositions(): { value: string; label: string }[] {
  const editing = useEditor();
  const { blocks } = editing.document.view().draft;
  const last = selectedBlocks(editing).at(-1);
  const end = {
    value: "end",
    label: missingEnds(blocks).footer ? "At the end of the page" : "At the end, before the footer",
  };
  const replace = { value: "replace", label: "Replace the page’s blocks" };
  if (blocks.length === 0) return [];
  const chosen =
    last && typeof last.key === "string"
      ? [{ value: last.key, label: `After ${labelOf(last)}, which is selected` }]
      : [];
  return [...chosen, end, replace];
}
