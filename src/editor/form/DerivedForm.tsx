import { useEffect, useState, type ReactNode } from "react";
import { PAGE_ENDS } from "#blocks";
import { findByKey, isObjectList, keyOf, typeOf, valueAt, type Operation, type Path } from "#publishing";
import { isObject, type JsonObject } from "#shared";
import { useEditor, type EditorContext } from "../state/editor-context.tsx";
import { isSharedPage } from "../is-shared-page.ts";
import { makeStore } from "../state/store.ts";
import { Field } from "./Field.tsx";
import { blockFields, isOfStyle } from "./block-fields.ts";
import type { FieldSpec } from "./field-spec.ts";
import { findField, focusField } from "./focus-field.ts";
import { SharedNote } from "./SharedNote.tsx";
import { FormProvider, type FieldChange, type FormContext, type OpenItems } from "./form-context.tsx";
import { missingValues } from "./new-item.ts";
import { operationFault } from "./operation-fault.ts";
import { textOf } from "./controls/texts.ts";
import { useValue } from "./use-value.ts";

/** Renders a field inside another one or in the form itself. */
function renderField(spec: FieldSpec, path: Path): ReactNode {
  return <Field key={spec.name} {...{ spec, path }} />;
}

/** A list with one item starts open, and so do the items on the path to a field. */
function firstOpen(content: unknown, path: Path = []): OpenItems {
  const lists = isObject(content) ? Object.values(content).filter(isObjectList) : [];
  const alone = lists.filter((list) => list.length === 1).flatMap((list) => list.map(keyOf));
  return { open: new Set([...alone, ...path]) };
}

/** @returns the path to remove when a field is cleared: with the last option of a layout also the objects around it. */
function clearedPath(block: JsonObject, path: Path): Path {
  const above = path.slice(0, -1);
  const parent = valueAt(block, above);
  const isAlone = isObject(parent) && Object.keys(parent).length <= 1;
  return path[0] === "layout" && above.length > 0 && isAlone ? clearedPath(block, above) : path;
}

function makeForm({ document, actions }: EditorContext, blockKey: string, path?: Path): FormContext {
  const find = () => findByKey(document.view().draft.blocks, blockKey) ?? {};
  const type = typeOf(find());
  const completed = () => missingValues(blockFields(type), find()[type], { key: blockKey, path: [type] });
  const operationOf = (change: FieldChange): Operation => ({
    type: "set",
    key: blockKey,
    ...change,
    path: change.value === null ? clearedPath(find(), change.path) : change.path,
  });

  const faultOf = (change: FieldChange) => operationFault(document.state, operationOf(change));

  return {
    blockKey,
    items: makeStore(firstOpen(find()[type], path)),
    faultOf,
    set: (change, { step, session, beside = [] } = {}) => {
      const fault = faultOf(change);
      if (fault !== undefined) return fault;
      const group = step ?? JSON.stringify([blockKey, ...change.path, session]);
      actions.change([...completed(), ...[change, ...beside].map(operationOf)], "Edit", { group, session });
      return undefined;
    },
    change: (operations, label) => actions.change([...completed(), ...operations], label) === "changed",
    renderField,
  };
}

/** Provides the form context for the fields of one block. @param path the field to focus first. */
export function BlockForm({ blockKey, path, children }: { blockKey: string; path?: Path; children: ReactNode }) {
  const editor = useEditor();
  const [form] = useState(() => makeForm(editor, blockKey, path));
  useEffect(() => {
    if (!path) return;
    const field = findField(path);
    const fold = field?.closest("details");
    if (fold) fold.open = true;
    field?.scrollIntoView({ block: "center" });
    focusField(field);
  }, [path]);
  return <FormProvider value={form}>{children}</FormProvider>;
}

/** Whether the form's block is replaced by the site's shared header or footer, whatever else it holds. */
function useIsShared(type: string): boolean {
  return useValue([type, "shared"], (value) => value === true) && type in PAGE_ENDS;
}

type FieldsProps = { type: string; specs: readonly FieldSpec[]; isShown: (spec: FieldSpec) => boolean; folded: string };

/** Fields of a block's content; those that have no effect now are folded, so that what they hold is there later. */
function Fields({ type, specs, isShown, folded }: FieldsProps) {
  const render = (some: readonly FieldSpec[]) => some.map((spec) => renderField(spec, [type, spec.name]));
  const others = specs.filter((spec) => !isShown(spec));
  return (
    <>
      {render(specs.filter(isShown))}
      {others.length > 0 && (
        <details className="rounded-control border border-line px-3">
          <summary className="cursor-pointer py-2.5 text-sm font-medium text-ink-soft">{folded}</summary>
          <div className="grid gap-4 pb-3">{render(others)}</div>
        </details>
      )}
    </>
  );
}

const notShared = (type: string) => `Only without the shared ${type}`;

/** The style and the background of a block, derived from its type's schema. */
export function StyleFields({ type }: { type: string }) {
  const isShared = useIsShared(type);
  const specs = blockFields(type).filter(isOfStyle);
  return <Fields {...{ type, specs }} isShown={() => !isShared} folded={notShared(type)} />;
}

/** The other fields of a block's content. Those that its style doesn't show (`shownIn`) are folded. */
export function ContentFields({ type }: { type: string }) {
  const isShared = useIsShared(type);
  const fields = blockFields(type);
  const stored = useValue([type, "style"], textOf);
  const styles = fields.find(({ control }) => control === "style");
  const style = stored || (styles?.control === "style" ? styles.choices[0]?.value : undefined);
  const isShown = ({ name, shownIn }: FieldSpec) =>
    isShared ? name === "shared" : shownIn === undefined || style === undefined || shownIn.includes(style);
  // The shared header can't be replaced by itself; a switch that is on can still be turned off.
  const isOwn = isSharedPage(useEditor().props) && !isShared;
  const specs = fields.filter((spec) => !isOfStyle(spec) && !(isOwn && spec.name === "shared"));
  return (
    <div className="grid gap-4">
      {isShared && <SharedNote type={type} />}
      <Fields {...{ type, specs, isShown }} folded={isShared ? notShared(type) : "Not shown in this style"} />
    </div>
  );
}
