import { useEffect, useId, useRef, useState } from "react";
import { cx, nameInWords } from "#shared";
import { Icon, ICON_NAMES, IconSheet, isIconName } from "#ui";
import { Button, TextField } from "#ui/kit";
import type { FieldSpec } from "../field-spec.ts";
import { useEditor } from "../../state/editor-context.tsx";
import { useForm } from "../form-context.tsx";
import { useIsMissing, useValue } from "../use-value.ts";
import { FieldBox } from "./FieldBox.tsx";
import type { ControlProps } from "./props.ts";
import { missingHint, textOf } from "./texts.ts";

function matches(name: string, search: string): boolean {
  return nameInWords(name).toLowerCase().includes(search.trim().toLowerCase());
}

function Drawing({ name }: { name: string }) {
  const { icons } = useEditor().props.canvas;
  if (!isIconName(name)) return null;
  return (
    <IconSheet value={icons}>
      <Icon
        name={name}
        className="size-5 fill-none stroke-current stroke-2 [stroke-linecap:round] [stroke-linejoin:round]"
      />
    </IconSheet>
  );
}

/** The shipped icons, with a search by name. */
function IconGrid(props: { chosen: string; onChoose: (name: string) => void; onClose: () => void }) {
  const { chosen, onChoose, onClose } = props;
  const [search, setSearch] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const found = ICON_NAMES.filter((name) => matches(name, search));
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape applies to all of it
    <div
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
      className="grid gap-2 rounded-control border border-line bg-tint p-2"
    >
      <TextField
        label="Search icons"
        labelHidden
        placeholder="Search icons"
        value={search}
        onValueChange={setSearch}
        autoComplete="off"
        ref={field}
      />
      <div className="grid max-h-48 grid-cols-[repeat(auto-fill,minmax(2.25rem,1fr))] gap-1 overflow-y-auto p-1">
        {found.map((name) => (
          <button
            key={name}
            type="button"
            title={nameInWords(name)}
            aria-label={nameInWords(name)}
            aria-pressed={name === chosen}
            onClick={() => onChoose(name)}
            className="grid aspect-square min-h-9 cursor-pointer place-items-center rounded-inner hover:bg-hover aria-pressed:bg-brand-tint aria-pressed:text-brand"
          >
            <Drawing name={name} />
          </button>
        ))}
      </div>
      <p role="status" className={cx("text-sm text-ink-soft", found.length > 0 && "sr-only")}>
        {found.length > 0 ? `${found.length} icons` : "No icon found"}
      </p>
    </div>
  );
}

/** An icon of the shipped set. */
export function IconControl({ spec, path }: ControlProps<FieldSpec>) {
  const { set } = useForm();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const chosen = useValue(path, textOf);
  const hint = missingHint(useIsMissing(path));
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const choose = (value: string | null) => {
    set({ path, value });
    close();
  };
  return (
    <FieldBox path={path}>
      <div role="group" aria-labelledby={id} className="grid gap-1.5">
        <span id={id} className="text-sm font-semibold">
          {spec.label}
        </span>
        <div className="flex flex-wrap gap-2">
          <Button ref={opener} icon={<Drawing name={chosen} />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {chosen ? nameInWords(chosen) : "Choose icon"}
          </Button>
          {chosen && spec.isOptional && <Button onClick={() => choose(null)}>Remove icon</Button>}
        </div>
        {hint && <p className="text-sm text-ink-soft">{hint}</p>}
        {isOpen && <IconGrid chosen={chosen} onChoose={choose} onClose={close} />}
      </div>
    </FieldBox>
  );
}
