import { useEffect, useId, useRef, useState } from "react";
import { cx, nameInWords } from "#shared";
import { Icon } from "../../Icon.tsx";
import { ICON_NAMES, isIconName } from "../../icon-names.ts";
import { Button } from "../buttons/Button.tsx";
import { TextField } from "./TextField.tsx";

function matches(name: string, search: string): boolean {
  return nameInWords(name).toLowerCase().includes(search.trim().toLowerCase());
}

function Drawing({ name }: { name: string }) {
  if (!isIconName(name)) return null;
  return (
    <Icon
      name={name}
      className="size-5 fill-none stroke-current stroke-2 [stroke-linecap:round] [stroke-linejoin:round]"
    />
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
        if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
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
        // Enter would submit the form around the field.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        autoComplete="off"
        ref={field}
      />
      <div className="grid max-h-48 grid-cols-[repeat(auto-fill,minmax(2.25rem,1fr))] gap-1 overflow-y-auto p-1">
        {found.map((name) => (
          <button
            key={name}
            type="button"
            title={nameInWords(name)}
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

type IconPickerProps = {
  label: string;
  /** The icon's name; empty for none. */
  value: string;
  /** @param name empty when the icon was removed. */
  onChange: (name: string) => void;
  /** Whether there may be none. */
  isOptional: boolean;
  hint?: string;
};

/** A field for an icon of the shipped set, drawn from the sheet of `IconSheet`. */
export function IconPicker({ label, value, onChange, isOptional, hint }: IconPickerProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const choose = (name: string) => {
    onChange(name);
    close();
  };
  return (
    <div role="group" aria-labelledby={id} className="grid content-start gap-1.5">
      <span id={id} className="text-sm font-semibold">
        {label}
      </span>
      <div className="flex flex-wrap gap-2">
        <Button ref={opener} icon={<Drawing name={value} />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {value ? nameInWords(value) : "Choose icon"}
        </Button>
        {value && isOptional && <Button onClick={() => choose("")}>Remove icon</Button>}
      </div>
      {hint && <p className="text-sm text-ink-soft">{hint}</p>}
      {isOpen && <IconGrid chosen={value} onChoose={choose} onClose={close} />}
    </div>
  );
}
