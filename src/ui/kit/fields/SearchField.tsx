import { Search, X } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { cx } from "#shared";
import { controlClass } from "./use-field.ts";

const WAIT_MS = 250;

type SearchFieldProps = {
  label: string;
  /** The current search. */
  value: string;
  /** Called with the trimmed text once typing pauses. */
  onSearch: (value: string) => void;
};

/** Searches while the user types. Its label is for screen readers only. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [searched, setSearched] = useState(value);
  const [seen, setSeen] = useState(value);
  // A search that is changed elsewhere, such as by a button that clears it, is shown in the field too.
  if (value !== seen) {
    setSeen(value);
    if (value !== searched) {
      setSearched(value);
      setText(value);
    }
  }
  const input = useRef<HTMLInputElement>(null);
  const search = (next: string) => {
    setSearched(next.trim());
    onSearch(next.trim());
  };
  // Other values may change during the pause: only the latest `onSearch` knows them.
  const searchLater = useEffectEvent(search);
  useEffect(() => {
    if (text.trim() === searched) return undefined;
    const timer = setTimeout(() => searchLater(text), WAIT_MS);
    return () => clearTimeout(timer);
  }, [text, searched]);
  const clear = () => {
    setText("");
    search("");
  };
  return (
    <div role="search" className="relative w-full sm:w-72">
      <Search
        aria-hidden
        className="pointer-events-none absolute start-2.5 top-1/2 size-4 -translate-y-1/2 text-ink-soft"
      />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === "Enter") {
            // Enter would submit the form around the field.
            event.preventDefault();
            search(text);
          }
          if (event.key !== "Escape" || !text) return;
          event.preventDefault();
          clear();
        }}
        className={cx(controlClass, "kit-search ps-8.5 pe-9")}
      />
      {text && (
        <button
          type="button"
          aria-label="Clear the search"
          onClick={() => {
            clear();
            input.current?.focus();
          }}
          className="absolute end-1 top-1/2 grid size-7 -translate-y-1/2 cursor-pointer place-items-center rounded-control text-ink-soft hover:bg-hover hover:text-ink pointer-coarse:size-9"
        >
          <X aria-hidden className="size-4" />
        </button>
      )}
    </div>
  );
}
