import type { ReactNode } from "react";
import { Alert, Button, KeptNote, useKeptFocus } from "#ui/kit";
import type { useStoredForm } from "./use-stored-form.ts";

type StoredFormProps = {
  label: string;
  /** The submit button's text. */
  action: string;
  /** What is stored, in a word: "plan". */
  noun: string;
  editor: Omit<ReturnType<typeof useStoredForm<unknown, object>>, "base" | "form" | "change">;
  /** What someone else has changed, in words. */
  changes?: readonly string[];
  /** Why the user can't change anything here. */
  locked?: string;
  children: ReactNode;
};

/** A form of a whole screen: its sections, what is wrong, and a bar with its button. */
export function StoredForm({ label, action, noun, editor, changes, locked, children }: StoredFormProps) {
  const { element, joined, error, busy, isKept, save, discard } = editor;
  // “Discard mine” goes with what it is about: the form begins again at its first field.
  const focus = useKeptFocus(() => element.current?.querySelector<HTMLElement>("input, textarea, select")?.focus());
  return (
    <form
      ref={element}
      noValidate
      aria-label={label}
      className="grid max-w-4xl gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {joined !== undefined && (
        <div {...focus}>
          <Alert kind="info">
            <p>
              {changes?.length
                ? `Someone else has saved this ${noun}: they ${changes.join(", ")}.`
                : `Someone else has saved this ${noun} in the meantime.`}{" "}
              Their changes are in the form now. Where you both changed the same field, the form has yours. Look at it,
              then save again.
            </p>
            <Button className="mt-2" onClick={discard}>
              Discard mine
            </Button>
          </Alert>
        </div>
      )}
      {locked !== undefined && <Alert kind="info">{locked}</Alert>}
      <fieldset disabled={locked !== undefined} className="grid min-w-0 gap-5">
        {children}
      </fieldset>
      {error !== undefined && <Alert kind="error">{error}</Alert>}
      {locked === undefined && (
        <div className="kit-save-bar sticky bottom-0 z-10 -mx-1 flex flex-wrap items-center gap-3 border-t border-line bg-paper px-1 py-3">
          <Button type="submit" variant="primary" busy={busy} data-save>
            {action}
          </Button>
          <div className="min-w-0 flex-1">
            <KeptNote isKept={isKept} onDiscard={discard} />
          </div>
        </div>
      )}
    </form>
  );
}
