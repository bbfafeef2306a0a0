import { Popover } from "radix-ui";
import { useId, useState, type InputHTMLAttributes, type KeyboardEvent, type ReactNode } from "react";
import { cx } from "#shared";

/** What choosing it enters, and how the list shows it: by a title, with more below. */
export type Suggestion = { value: string; title?: string; detail?: string };

type InputProps = InputHTMLAttributes<HTMLInputElement>;

/** What a text field needs to offer suggestions. */
type SuggestingProps = Pick<
  InputProps,
  | "role"
  | "autoComplete"
  | "aria-autocomplete"
  | "aria-expanded"
  | "aria-controls"
  | "aria-activedescendant"
  | "onClick"
  | "onInput"
  | "onBlur"
  | "onKeyDown"
>;

type SuggestionsProps = {
  /** Names the list for assistive technology. */
  label: string;
  /** Those to show, as few as `matching` gives. */
  suggestions: readonly Suggestion[];
  onChoose: (value: string) => void;
  /** The field, with these props on its input; `close` closes the list. */
  children: (input: SuggestingProps, close: () => void) => ReactNode;
};

/** Offers options below a text field while the user types: arrow keys choose one, Enter takes it, Escape closes the list. */
export function Suggestions({ label, suggestions: shown, onChoose, children }: SuggestionsProps) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [anchor, setAnchor] = useState<HTMLDivElement | null>(null);
  const id = useId();
  const isShown = isOpen && shown.length > 0;
  const open = () => {
    setOpen(true);
    setActive(-1);
  };
  const close = () => setOpen(false);
  const choose = ({ value }: Suggestion) => {
    close();
    onChoose(value);
  };
  const handleKeys = (event: KeyboardEvent) => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const chosen = isShown ? shown[active] : undefined;
    if (step !== 0) {
      event.preventDefault();
      setActive(isShown ? (active + step + shown.length) % shown.length : step > 0 ? 0 : shown.length - 1);
      setOpen(true);
    } else if (event.key === "Enter" && chosen !== undefined) {
      event.preventDefault();
      choose(chosen);
    }
  };
  const input: SuggestingProps = {
    role: "combobox",
    autoComplete: "off",
    "aria-autocomplete": "list",
    "aria-expanded": isShown,
    "aria-controls": isShown ? id : undefined,
    "aria-activedescendant": isShown && active >= 0 ? `${id}-${active}` : undefined,
    onClick: open,
    onInput: open,
    onBlur: close,
    onKeyDown: handleKeys,
  };
  return (
    <Popover.Root open={isShown} onOpenChange={(next) => !next && close()}>
      <Popover.Anchor asChild>
        <div ref={setAnchor}>{children(input, close)}</div>
      </Popover.Anchor>
      <Popover.Portal container={anchor?.closest<HTMLElement>('[role="dialog"], main')}>
        <Popover.Content
          id={id}
          role="listbox"
          aria-label={label}
          align="start"
          sideOffset={4}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && anchor?.contains(event.target)) event.preventDefault();
          }}
          className="kit-pop z-60 grid w-(--radix-popover-trigger-width) min-w-48 rounded-control border border-line bg-raised p-1 text-ink shadow-float"
        >
          {shown.map((one, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus and its keys choose
            <div
              key={one.value}
              tabIndex={-1}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(one)}
              onPointerMove={() => setActive(index)}
              className={cx(
                "min-h-8 cursor-pointer rounded-inner px-2.5 py-1 text-base break-words pointer-coarse:min-h-11 pointer-coarse:py-2.5",
                index === active && "bg-hover",
              )}
            >
              {one.title ?? one.value}
              {one.detail !== undefined && <span className="block text-sm text-ink-soft">{one.detail}</span>}
            </div>
          ))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
