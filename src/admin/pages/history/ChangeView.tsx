import { useMemo } from "react";
import { diffWords } from "#drafts";
import type { Change } from "#publishing";
import { StatusBadge } from "#ui/kit";
import { framingChange } from "./picture-text.ts";
import { valueText } from "./value-text.ts";

const KINDS = {
  added: { word: "Added", tone: "good" },
  removed: { word: "Removed", tone: "bad" },
  moved: { word: "Moved", tone: "neutral" },
  changed: { word: "Changed", tone: "attention" },
} as const;

/** Longer differences are collapsed. */
const MAX_SHOWN = 600;

/** One difference between two versions: where it is, and its old and new value, word by word. */
export function ChangeView({ change }: { change: Change }) {
  const { kind, label, position, item, field } = change;
  const { word, tone } = KINDS[kind];
  const where = [position > 0 ? `${label}, block ${position}` : label, item, field].filter(Boolean).join(" › ");
  return (
    <li className="grid gap-2 border-line px-4 py-3 not-first:border-t">
      <div className="flex flex-wrap items-center gap-2">
        <StatusBadge tone={tone}>{word}</StatusBadge>
        <span className="font-semibold">{where}</span>
      </div>
      <Difference change={change} />
    </li>
  );
}

function Difference({ change: { kind, before, after } }: { change: Change }) {
  if (kind === "moved")
    return <p className="text-ink-soft">{`From position ${valueText(before)} to position ${valueText(after)}`}</p>;
  const framing = framingChange(before, after);
  if (framing) return <p className="text-ink-soft">{framing}</p>;
  const [old, now] = [valueText(before), valueText(after)];
  if (!old && !now) return null;
  const marked = <Marked before={old} after={now} />;
  if (old.length + now.length <= MAX_SHOWN) return marked;
  return (
    <details>
      <summary className="cursor-pointer py-1 text-sm font-semibold text-brand pointer-coarse:py-3">
        {`Show all ${Math.max(old.length, now.length).toLocaleString("en")} characters`}
      </summary>
      <div className="mt-2">{marked}</div>
    </details>
  );
}

function Marked({ before, after }: { before: string; after: string }) {
  const changes = useMemo(() => diffWords(before, after), [before, after]);
  return (
    <p className="rounded-control bg-tint px-3 py-2 whitespace-pre-wrap">
      {changes.map(({ kind, text }, index) =>
        kind === "same" ? (
          text
        ) : kind === "added" ? (
          // oxlint-disable-next-line react/no-array-index-key -- a piece of a text is identified by its index alone
          <ins key={index} className="rounded-inner bg-brand-tint px-0.5 text-ink decoration-brand">
            {text}
          </ins>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- a piece of a text is identified by its index alone
          <del key={index} className="rounded-inner bg-danger-tint px-0.5 text-ink decoration-danger">
            {text}
          </del>
        ),
      )}
    </p>
  );
}
