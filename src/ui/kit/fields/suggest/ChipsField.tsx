import { useRef, useState, type KeyboardEvent } from "react";
import { cx } from "#shared";
import { FieldLayout } from "../FieldLayout.tsx";
import { controlClass, useField, type FieldProps } from "../use-field.ts";
import { Chip } from "./Chip.tsx";
import { isAlike, matching } from "./matching.ts";
import { Suggestions } from "./Suggestions.tsx";

type ChipsFieldProps = FieldProps & {
  values: readonly string[];
  options: readonly string[];
  /** Undo in the empty field is the page's (`data-page-undo`). */
  hasPageUndo?: boolean;
  readOnly?: boolean;
  onChange: (values: string[]) => void;
};

/**
 * A list of short texts: Enter, a comma or leaving the field adds what is typed, Backspace in the empty field removes the last
 * one. A text is in the list once, whatever its case.
 */
export function ChipsField({ values, options, hasPageUndo, readOnly, onChange, ...texts }: ChipsFieldProps) {
  const { layout, control } = useField(texts);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [said, setSaid] = useState("");
  const isKnown = (one: string) => values.some((value) => isAlike(value, one));

  function add(typed: string): void {
    setText("");
    const parts = typed.split(",").map((part) => part.trim().replaceAll(/\s+/g, " "));
    const fresh = parts.filter(
      (part, index) => part && !isKnown(part) && parts.findIndex((one) => isAlike(one, part)) === index,
    );
    if (fresh.length === 0) return;
    setSaid(`${fresh.join(", ")} added`);
    onChange([...values, ...fresh]);
  }
  function remove(value: string): void {
    setSaid(`${value} removed`);
    onChange(values.filter((one) => one !== value));
    input.current?.focus();
  }
  const handleKeys = (event: KeyboardEvent, close: () => void) => {
    const last = values.at(-1);
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if ((event.key === "Enter" && text.trim()) || event.key === ",") {
      event.preventDefault();
      close();
      add(text);
    } else if (event.key === "Backspace" && text === "" && last !== undefined) {
      remove(last);
    }
  };
  return (
    <FieldLayout {...layout}>
      <Suggestions
        label={texts.label}
        suggestions={matching(
          options.filter((option) => !isKnown(option)),
          text,
        )}
        onChoose={add}
      >
        {(suggesting, close) => (
          <div
            className={cx(
              controlClass,
              "flex flex-wrap items-center gap-1.5 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-focus",
              readOnly && "bg-tint",
            )}
          >
            {values.map((value) => (
              <Chip key={value} text={value} onRemove={readOnly ? undefined : () => remove(value)} />
            ))}
            {!readOnly && (
              <input
                {...control}
                {...suggesting}
                ref={input}
                type="text"
                value={text}
                data-page-undo={hasPageUndo && text === "" ? "" : undefined}
                onChange={({ currentTarget: { value } }) => (value.includes(",") ? add(value) : setText(value))}
                onKeyDown={(event) => {
                  suggesting.onKeyDown?.(event);
                  handleKeys(event, close);
                }}
                onBlur={(event) => {
                  suggesting.onBlur?.(event);
                  add(text);
                }}
                className="min-h-6 min-w-24 flex-1 bg-transparent outline-none"
              />
            )}
          </div>
        )}
      </Suggestions>
      <span role="status" className="sr-only">
        {said}
      </span>
    </FieldLayout>
  );
}
