import { Plus } from "lucide-react";
import { useId, useMemo, useRef } from "react";
import { flushSync } from "react-dom";
import { useEditor } from "../../state/editor-context.tsx";
import { isObject, newKey } from "#shared";
import { Button } from "#ui/kit";
import { FieldBox } from "../controls/FieldBox.tsx";
import type { ControlProps } from "../controls/props.ts";
import type { SpecOf } from "../field-spec.ts";
import { focusField } from "../focus-field.ts";
import { useForm } from "../form-context.tsx";
import { newItem } from "../new-item.ts";
import { useIsMissing, useValue } from "../use-value.ts";
import { valueIn } from "../../state/value-in.ts";
import { ListItem } from "./ListItem.tsx";
import { useListActions } from "./use-list-actions.ts";

/** The keys of a list's items as one text, which doesn't change during typing in an item. */
function keysOf(value: unknown): string {
  return Array.isArray(value)
    ? value
        .filter(isObject)
        .map((item) => String(item.key))
        .join(" ")
    : "";
}

/** A list of objects, which can be added, removed, moved and collapsed. */
export function ListControl({ spec, path }: ControlProps<SpecOf<"list">>) {
  const { document } = useEditor();
  const { blockKey } = useForm();
  const joined = useValue(path, keysOf);
  const keys = useMemo(() => joined.split(" ").filter(Boolean), [joined]);
  const isMissing = useIsMissing(path);
  const { add, remove, ...actions } = useListActions(spec, path);
  const group = useRef<HTMLDivElement>(null);
  const rows = () => [...(group.current?.querySelectorAll(":scope > ol > li") ?? [])];
  const id = useId();
  const addNew = () => {
    const list = valueIn(document.view().draft, blockKey, path);
    const item = newItem(spec.fields, Array.isArray(list) ? list : []);
    // Rendered synchronously, so that the new item can be focused.
    const isAdded = flushSync(() => add(newKey(), item, keys.at(-1) ?? null));
    if (isAdded) focusField(rows().at(-1)?.querySelector("[data-field]"));
  };
  const removeAt = (key: string, index: number) => {
    flushSync(() => remove(key));
    focusField(rows()[index] ?? rows().at(-1) ?? group.current);
  };
  return (
    <FieldBox path={path}>
      <div ref={group} role="group" aria-labelledby={id} className="grid gap-2">
        <span id={id} className="text-sm font-semibold">
          {spec.label}
        </span>
        {keys.length > 0 && (
          <ol className="grid gap-2">
            {keys.map((key, index) => (
              <ListItem
                key={key}
                {...{ spec, path, itemKey: key, index, remove: removeAt, ...actions }}
                before={keys[index - 2] ?? null}
                next={keys[index + 1]}
                isFirst={index === 0}
                isOnly={keys.length === 1}
              />
            ))}
          </ol>
        )}
        {isMissing && <p className="text-sm text-ink-soft">Add at least one {spec.itemLabel} before you publish</p>}
        <Button icon={<Plus />} onClick={addNew} className="w-fit">
          Add {spec.itemLabel}
        </Button>
      </div>
    </FieldBox>
  );
}
