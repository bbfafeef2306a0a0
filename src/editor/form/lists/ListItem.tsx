import { ArrowDown, ArrowUp, ChevronRight, Trash2 } from "lucide-react";
import { useRef, useSyncExternalStore, type RefObject } from "react";
import type { Path } from "#publishing";
import { cx } from "#shared";
import { focusMoveButton, IconButton, useAfterRender } from "#ui/kit";
import type { FieldSpec, SpecOf } from "../field-spec.ts";
import { textOf } from "../controls/texts.ts";
import { useForm } from "../form-context.tsx";
import { useValue } from "../use-value.ts";
import { atBeginning, itemTitle } from "./item-title.ts";
import type { useListActions } from "./use-list-actions.ts";

type ListItemProps = Omit<ReturnType<typeof useListActions>, "add" | "remove"> & {
  remove: (key: string, index: number) => void;
  spec: SpecOf<"list">;
  /** The list's path. */
  path: Path;
  itemKey: string;
  index: number;
  /** The key before the item after it moves up. */
  before: string | null;
  /** The key before it after it moves down. */
  next: string | undefined;
  isFirst: boolean;
  isOnly: boolean;
};

/** Keeps the focus on a button that moves its item, or passes it to the other one at either end. */
function useMoveFocus(row: RefObject<HTMLLIElement | null>) {
  const afterRender = useAfterRender();
  return (way: "up" | "down") => afterRender(() => focusMoveButton(row.current ?? undefined, way === "up" ? -1 : 1));
}

function Buttons(props: ListItemProps & { onMove: (way: "up" | "down") => void; onRemove: () => void }) {
  const { spec, itemKey, index, before, next, isFirst, isOnly, move, onMove, onRemove } = props;
  const { itemLabel, keepsOne } = spec;
  return (
    <div className="flex shrink-0">
      <IconButton
        label={`Move ${itemLabel} up`}
        icon={<ArrowUp />}
        data-move="up"
        disabled={isFirst}
        onClick={() => {
          onMove("up");
          move(itemKey, before, index);
        }}
      />
      <IconButton
        label={`Move ${itemLabel} down`}
        icon={<ArrowDown />}
        data-move="down"
        disabled={next === undefined}
        onClick={() => {
          onMove("down");
          if (next !== undefined) move(itemKey, next, index + 2);
        }}
      />
      {!(keepsOne && isOnly) && (
        <IconButton label={`Remove ${itemLabel}`} icon={<Trash2 />} danger onClick={onRemove} />
      )}
    </div>
  );
}

/** @returns fields in the order of the form: an id, which hardly anyone changes, comes last, not first with the focus. */
function idLast(fields: readonly FieldSpec[]): FieldSpec[] {
  const isId = ({ name }: FieldSpec) => name === "id";
  return [...fields.filter((field) => !isId(field)), ...fields.filter(isId)];
}

/** The fields of an item, without those that its type has no use for (`shownIn`): what they hold stays. */
function ItemFields({ fields, path }: { fields: readonly FieldSpec[]; path: Path }) {
  const { renderField } = useForm();
  const type = useValue([...path, "type"], textOf);
  const shown = fields.filter(({ shownIn }) => shownIn === undefined || shownIn.includes(type));
  return (
    <div className="grid gap-4 border-t border-line p-3">
      {idLast(shown).map((field) => renderField(field, [...path, field.name]))}
    </div>
  );
}

/** One item of a list: its name, its tools, and its fields while it is open. */
export function ListItem(props: ListItemProps) {
  const { spec, path, itemKey, index, open, remove } = props;
  const { items } = useForm();
  const row = useRef<HTMLLIElement>(null);
  const onMove = useMoveFocus(row);
  const own = [...path, itemKey];
  const title = useValue(own, (item) => itemTitle(item, spec.itemTitle));
  const isOpen = useSyncExternalStore(items.subscribe, () => items.get().open.has(itemKey));
  const name = `${spec.itemLabel} ${index + 1}`;
  return (
    <li ref={row} className="rounded-control border border-line bg-raised">
      <div role="group" aria-label={title ? `${name}: ${title}` : name}>
        <div className="flex items-center gap-1 py-0.5 pe-1">
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => open(itemKey, !isOpen)}
            className="flex min-h-9 min-w-0 flex-1 cursor-pointer items-center gap-1.5 rounded-control ps-1.5 text-start hover:bg-hover pointer-coarse:min-h-11"
          >
            <ChevronRight
              aria-hidden
              className={cx("size-4 shrink-0 text-ink-soft transition-transform", isOpen && "rotate-90")}
            />
            <span className={cx("truncate", !title && "text-ink-soft")}>{title || atBeginning(name)}</span>
          </button>
          <Buttons {...props} onMove={onMove} onRemove={() => remove(itemKey, index)} />
        </div>
        {isOpen && <ItemFields fields={spec.fields} path={own} />}
      </div>
    </li>
  );
}
