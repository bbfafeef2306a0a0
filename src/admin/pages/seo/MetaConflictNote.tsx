import { Button } from "#ui/kit";
import type { MetaField } from "./use-meta.ts";

/** Both versions of a tag that two people changed at once, to choose from; nothing while there is one only. */
export function MetaConflictNote({ label, field }: { label: string; field: MetaField }) {
  const { conflict, keepMine, keepTheirs } = field;
  if (!conflict) return null;
  return (
    <div
      role="alert"
      aria-label={`Two versions of ${label}`}
      className="mt-2 grid gap-3 rounded-control border border-accent bg-accent-tint p-3"
    >
      <p className="font-semibold">Somebody else changed this while you did. Which one is to stay?</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Side title="Yours" text={conflict.mine} action="Keep mine" onKeep={keepMine} />
        <Side title="Theirs" text={conflict.theirs} action="Keep theirs" onKeep={keepTheirs} />
      </div>
    </div>
  );
}

type SideProps = { title: string; text: string; action: string; onKeep: () => void };

function Side({ title, text, action, onKeep }: SideProps) {
  return (
    <div className="grid content-start justify-items-start gap-2">
      <span className="text-sm font-semibold">{title}</span>
      <p className="w-full rounded-control border border-line bg-raised px-3 py-2 break-words">
        {text || <span className="text-ink-soft">Nothing</span>}
      </p>
      <Button onClick={onKeep}>{action}</Button>
    </div>
  );
}
