import { LoaderCircle } from "lucide-react";
import { useEffect, useRef } from "react";
import type { SuggestedField } from "#ai";
import { sayRefused } from "#drafts";
import { withAnnotationsCleared, type PageSummary } from "#publishing";
import { Alert, Button, useKeptFocus } from "#ui/kit";
import type { DraftSession } from "../../drafts/use-draft-session.ts";
import { useGenerate } from "../../editor/generate/use-generate.ts";
import { operationsForSuggestion, type Suggestion } from "./suggest-texts.ts";
import { useSuggestions } from "./use-suggestions.ts";

type SuggestionsProps = { page: PageSummary; session: DraftSession; field: SuggestedField; onClose: () => void };

/** A model's suggestions for a title or a description. Choosing one is one step, which can be undone. */
export function Suggestions({ page, session, field, onClose }: SuggestionsProps) {
  const { document: draft, sync } = session;
  const { isLoading, found, message, again } = useSuggestions(useGenerate(page), session, field);
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  // What asks for others goes while the model writes.
  const focus = useKeptFocus(() => box.current?.focus());
  const close = () => {
    onClose();
    // The button that opened them is rendered again first.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-suggest="${field}"]`)?.focus());
  };
  function choose(suggestion: Suggestion): void {
    const operations = operationsForSuggestion(draft.view().draft, field, suggestion);
    const cleared = withAnnotationsCleared(draft.state, operations);
    const changed = draft.change(cleared, { label: `Suggested ${field}` });
    if (typeof changed === "object") return sayRefused(changed.fault);
    sync.changed();
    close();
  }
  return (
    <div role="presentation" onKeyDown={({ key }) => key === "Escape" && close()}>
      <section
        ref={box}
        {...focus}
        tabIndex={-1}
        aria-label={`Suggested ${field}s`}
        className="grid gap-2 rounded-control border border-line bg-tint p-3 outline-none"
      >
        <div aria-live="polite" className="grid gap-2">
          {isLoading && (
            <p className="flex items-center gap-2 text-sm text-ink-soft">
              <LoaderCircle aria-hidden className="size-4.5 animate-spin motion-reduce:animate-none" />
              The model is writing…
            </p>
          )}
          {message !== undefined && <Alert kind="info">{message}</Alert>}
          {found && <p className="text-sm text-ink-soft">Choose one. You can change it afterwards, or undo.</p>}
        </div>
        {found && (
          <ul className="grid gap-2">
            {found.map((one) => (
              <li key={one.text}>
                <Choice suggestion={one} onChoose={() => choose(one)} />
              </li>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap gap-2">
          {!isLoading && <Button onClick={again}>{found ? "Suggest others" : "Try again"}</Button>}
          <Button onClick={close}>{isLoading ? "Stop" : "Close"}</Button>
        </div>
      </section>
    </div>
  );
}

function Choice({ suggestion: { text, unconfirmed }, onChoose }: { suggestion: Suggestion; onChoose: () => void }) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="grid w-full cursor-pointer gap-0.5 rounded-control border border-control bg-field px-3 py-2 text-start hover:border-brand pointer-coarse:min-h-11"
    >
      <span className="break-words">{text}</span>
      <span className="text-sm text-ink-soft tabular-nums">{text.length} characters</span>
      {unconfirmed !== undefined && (
        <span className="text-sm text-accent-text">The page doesn’t say this: {unconfirmed}</span>
      )}
    </button>
  );
}
