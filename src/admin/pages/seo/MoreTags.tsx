import { Plus, X } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { offerStep, useDraft } from "#drafts";
import { hasMetaField, withAnnotationsCleared, type PageKind } from "#publishing";
import { newKey } from "#shared";
import { Button, IconButton, TextField, useKeptFocus } from "#ui/kit";
import { useSubmit, ApiError } from "#client";
import type { DraftSession } from "../../drafts/use-draft-session.ts";
import type { Steps } from "../page/steps.ts";
import { MetaMark } from "./MetaMark.tsx";
import { MetaInput } from "./MetaInput.tsx";
import { useMetaText } from "./use-meta-text.ts";

const SET_BY_SITE = new Set(["viewport", "color-scheme", "referrer", "analytics-url"]);
const NAME = /^[\w:.-]{1,100}$/;

/** The names that a page has already. */
type Taken = { kind: PageKind; names: readonly string[] };

function nameFault(name: string, { kind, names }: Taken): string | undefined {
  if (!NAME.test(name)) return "Use letters, digits, colons, dots and hyphens";
  if (hasMetaField(name, kind) || names.includes(name)) return `${name} is on this page already`;
  return SET_BY_SITE.has(name.toLowerCase()) ? "The site sets this itself" : undefined;
}

type MoreTagsProps = { kind: PageKind; session: DraftSession; steps: Steps; readOnly: boolean };

/** Further name and value pairs for the page's head. */
export function MoreTags({ kind, session, steps, readOnly }: MoreTagsProps) {
  const { document, sync } = session;
  const tags = useDraft(document, ({ draft }) => draft.metaTags);
  const names = tags.map(({ name }) => name);
  const further = names.filter((name) => !hasMetaField(name, kind)).toSorted();
  /** @returns why the draft doesn't accept it. */
  const set = (name: string, value: string | null, id?: string): string | undefined => {
    const operations = withAnnotationsCleared(document.state, [{ type: "setMeta", name, value }]);
    const changed = document.change(operations, { label: value ? "Add" : "Remove", id });
    if (typeof changed === "object") return changed.fault;
    sync.changed();
    return undefined;
  };
  const section = useRef<HTMLElement>(null);
  const focus = useKeptFocus(() => section.current?.querySelector<HTMLElement>("[data-add-tag]")?.focus());
  const remove = (name: string) => {
    const id = newKey();
    set(name, null, id);
    offerStep(id, `${name} removed`, { label: "Undo", onClick: () => steps.undo(id) });
  };
  return (
    <section ref={section} {...focus} aria-label="Further tags" className="grid gap-3">
      <h2 className="text-lead">Further tags</h2>
      {further.map((name) => (
        <Tag key={name} name={name} session={session} readOnly={readOnly} onRemove={() => remove(name)} />
      ))}
      {further.length === 0 && <p className="text-ink-soft">For tags that other services read, such as og:type.</p>}
      {!readOnly && <AddTag kind={kind} names={names} onAdd={set} />}
    </section>
  );
}

type TagProps = { name: string; session: DraftSession; readOnly: boolean; onRemove: () => void };

function Tag({ name, session, readOnly, onRemove }: TagProps) {
  const field = useMetaText(session, name);
  return (
    <div>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <MetaInput label={name} readOnly={readOnly} field={field} />
        {!readOnly && <IconButton label={`Remove ${name}`} icon={<X />} danger onClick={onRemove} />}
      </div>
      <MetaMark session={session} name={name} readOnly={readOnly} />
    </div>
  );
}

type AddTagProps = Taken & { onAdd: (name: string, value: string) => string | undefined };

function AddTag({ kind, names, onAdd }: AddTagProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setOpen(false));
    opener.current?.focus();
  };
  const form = useSubmit(async ({ name = "", value = "" }) => {
    const fault = nameFault(name.trim(), { kind, names });
    if (fault) throw new ApiError("INVALID", 422, fault, { path: ["name"] });
    const refused = onAdd(name.trim(), value);
    if (refused) throw new ApiError("INVALID", 422, refused, { path: ["value"] });
    close();
  });
  if (!isOpen)
    return (
      <Button ref={opener} data-add-tag="" icon={<Plus />} className="justify-self-start" onClick={() => setOpen(true)}>
        Add tag
      </Button>
    );
  return (
    <form noValidate onSubmit={form.handleSubmit} className="grid gap-3 rounded-control border border-line p-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label="Name"
          name="name"
          required
          autoComplete="off"
          spellCheck={false}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed is gone, and this is the next step
          autoFocus
          error={form.faults.name}
        />
        <TextField label="Value" name="value" required autoComplete="off" error={form.faults.value} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary">
          Add
        </Button>
        <Button onClick={close}>Cancel</Button>
      </div>
    </form>
  );
}
