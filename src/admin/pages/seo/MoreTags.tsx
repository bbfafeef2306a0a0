import { Plus, X } from "lucide-react";
import { useState } from "react";
import { Button, IconButton, TextField, toast } from "#ui/kit";
import { useSubmit, ApiError } from "#client";
import { MetaConflictNote } from "./MetaConflictNote.tsx";
import type { MetaField } from "./use-meta.ts";

/** Tags with a field of their own, and those that the site sets itself. */
const TAKEN = new Set(["title", "description", "canonical", "robots", "og:image"]);
const OF_THE_SITE = new Set(["viewport", "color-scheme", "referrer", "analytics-url"]);
const NAME = /^[\w:.-]{1,100}$/;

function nameFault(name: string, names: readonly string[]): string | undefined {
  if (!NAME.test(name)) return "Use letters, digits, colons, dots and hyphens";
  if (TAKEN.has(name) || names.includes(name)) return `${name} is on this page already`;
  return OF_THE_SITE.has(name.toLowerCase()) ? "The site sets this itself" : undefined;
}

type MoreTagsProps = { names: readonly string[]; field: (name: string) => MetaField; readOnly: boolean };

/** Further name and value pairs for the page's head. */
export function MoreTags({ names, field, readOnly }: MoreTagsProps) {
  const further = names.filter((name) => !TAKEN.has(name)).toSorted();
  return (
    <section aria-label="Further tags" className="grid gap-3">
      <h2 className="text-lead">Further tags</h2>
      {further.map((name) => (
        <Tag key={name} name={name} field={field(name)} readOnly={readOnly} />
      ))}
      {further.length === 0 && <p className="text-ink-soft">For what other services read, such as og:type.</p>}
      {!readOnly && <AddTag names={names} onAdd={(name, value) => field(name).save(value)} />}
    </section>
  );
}

function Tag({ name, field, readOnly }: { name: string; field: MetaField; readOnly: boolean }) {
  const { value, error, onValueChange, onBlur, save } = field;
  const remove = () => {
    save("");
    toast.success(`${name} is removed.`, { action: { label: "Undo", onClick: () => save(value) } });
  };
  return (
    <div>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <TextField
          label={name}
          value={value}
          error={error}
          readOnly={readOnly}
          onValueChange={onValueChange}
          onBlur={onBlur}
        />
        {!readOnly && <IconButton label={`Remove ${name}`} icon={<X />} danger onClick={remove} />}
      </div>
      <MetaConflictNote label={name} field={field} />
    </div>
  );
}

type AddTagProps = { names: readonly string[]; onAdd: (name: string, value: string) => void };

function AddTag({ names, onAdd }: AddTagProps) {
  const [isOpen, setOpen] = useState(false);
  const form = useSubmit(async ({ name = "", value = "" }) => {
    const fault = nameFault(name.trim(), names);
    if (fault) throw new ApiError("INVALID", 422, fault, { path: ["name"] });
    onAdd(name.trim(), value);
    setOpen(false);
  });
  if (!isOpen)
    return (
      <Button icon={<Plus />} className="justify-self-start" onClick={() => setOpen(true)}>
        Add tag
      </Button>
    );
  return (
    <form noValidate onSubmit={form.handleSubmit} className="grid gap-3 rounded-control border border-line p-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField label="Name" name="name" required autoComplete="off" spellCheck={false} error={form.faults.name} />
        <TextField label="Value" name="value" required autoComplete="off" error={form.faults.value} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary">
          Add
        </Button>
        <Button onClick={() => setOpen(false)}>Cancel</Button>
      </div>
    </form>
  );
}
