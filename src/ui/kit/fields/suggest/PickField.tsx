import { ChevronDown } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { FieldLayout } from "../FieldLayout.tsx";
import { controlClass, useField, type FieldProps } from "../use-field.ts";
import { findSuggestions } from "./matching.ts";
import { Suggestions, type Suggestion } from "./Suggestions.tsx";

const WAIT_MS = 250;

type PickFieldProps = FieldProps & {
  name?: string;
  placeholder?: string;
  /** What is chosen, in words. */
  chosen: string;
  /** The first few that the last search has found, or of all; undefined while they are being loaded. */
  options: readonly Suggestion[] | undefined;
  /** Called once typing pauses, and with an empty text once nothing is typed any more. */
  onSearch: (text: string) => void;
  onValueChange: (value: string) => void;
};

/**
 * A choice from more options than a select can hold: typing searches them, arrow keys choose one, Enter takes it or the first
 * one that has the typed text. What is typed and not chosen is dropped when the field is left.
 */
export function PickField({ chosen, options, onSearch, onValueChange, ...props }: PickFieldProps) {
  const { layout, control } = useField<FieldProps & Pick<PickFieldProps, "name" | "placeholder">>(props);
  /** Undefined unless the user is typing. */
  const [text, setText] = useState<string>();
  const [searched, setSearched] = useState("");
  const search = (next: string) => {
    setSearched(next);
    onSearch(next);
  };
  const searchLater = useEffectEvent(search);
  const wanted = (text ?? "").trim();
  useEffect(() => {
    if (wanted === searched) return undefined;
    const timer = setTimeout(() => searchLater(wanted), wanted === "" ? 0 : WAIT_MS);
    return () => clearTimeout(timer);
  }, [wanted, searched]);
  const choose = (value: string) => {
    setText(undefined);
    onValueChange(value);
  };
  // Others may still be shown while these are searched for.
  const first = options?.find((one) => findSuggestions([one], wanted).length > 0);
  const isNothingFound = wanted !== "" && wanted === searched && options?.length === 0;
  return (
    <FieldLayout {...layout}>
      <Suggestions label={props.label} suggestions={options ?? []} onChoose={choose}>
        {(suggesting, close) => (
          <div className="relative">
            <input
              type="text"
              {...control}
              {...suggesting}
              value={text ?? chosen}
              data-page-undo={text === undefined ? "" : undefined}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
              onFocus={({ currentTarget }) => currentTarget.select()}
              onBlur={(event) => {
                suggesting.onBlur?.(event);
                setText(undefined);
              }}
              onKeyDown={(event) => {
                suggesting.onKeyDown?.(event);
                if (event.key !== "Enter" || event.defaultPrevented || text === undefined) return;
                if (event.nativeEvent.isComposing) return;
                // Enter would submit the form around the field.
                event.preventDefault();
                if (!first) return;
                close();
                choose(first.value);
              }}
              className={`${controlClass} pe-9 text-ellipsis`}
            />
            <ChevronDown
              aria-hidden
              className="pointer-events-none absolute end-2.5 top-1/2 size-4 -translate-y-1/2 text-ink-soft"
            />
          </div>
        )}
      </Suggestions>
      <span role="status" className="text-sm text-ink-soft empty:hidden">
        {isNothingFound && "No results"}
      </span>
    </FieldLayout>
  );
}
