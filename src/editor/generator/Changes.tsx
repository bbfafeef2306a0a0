import { useDocument, useEditor } from "../state/editor-context.tsx";
import { overtakenBy, type BlockChange } from "./block-changes.ts";
import type { Generated } from "./read-block.ts";

type Shown = { generated: Pick<Generated, "changes" | "kept"> };

const KINDS = [
  ["changed", (count: number) => (count === 1 ? "1 field changes" : `${count} fields change`)],
  ["added", (count: number) => (count === 1 ? "1 entry is added" : `${count} entries are added`)],
  ["removed", (count: number) => (count === 1 ? "1 entry is removed" : `${count} entries are removed`)],
  ["moved", (count: number) => (count === 1 ? "1 entry moves" : `${count} entries move`)],
] as const;

/** What accepting a block does, in one line. */
export function ChangeSummary({ generated: { changes, kept } }: Shown) {
  const counts = KINDS.flatMap(([kind, say]) => {
    const { length } = changes.filter((change) => change.kind === kind);
    return length > 0 ? [say(length)] : [];
  });
  if (kept.length > 0) counts.push(kept.length === 1 ? "1 stays as it is" : `${kept.length} stay as they are`);
  return <p className="font-semibold">{counts.length > 0 ? `${counts.join(", ")}.` : "Nothing would change."}</p>;
}

/** What accepting a block changes, field by field, in the order of the summary, and what it keeps. */
export function ChangeList({ generated: { changes, kept } }: Shown) {
  const inOrder = KINDS.flatMap(([kind]) => changes.filter((change) => change.kind === kind));
  return (
    <>
      {changes.length > 0 && (
        <section aria-label="What will change" className="grid gap-1">
          <h3 className="text-sm">What will change</h3>
          <ul className="grid gap-2 text-sm">
            {inOrder.map((change, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the list never changes while it is shown
              <ChangeLine key={index} change={change} />
            ))}
          </ul>
        </section>
      )}
      {kept.length > 0 && (
        <section aria-label="What stays as it is" className="grid gap-1">
          <h3 className="text-sm">What stays as it is</h3>
          <ul className="grid gap-1 text-sm">
            {kept.map((field) => (
              <li key={field} className="break-words">
                {field}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const OVERTAKEN = {
  changed: "Someone has since changed this. If you accept, you choose between the two versions.",
  removed: "Someone has since removed this. It stays removed.",
};

/** Says what someone has since done to what an operation is about to change. */
export function Overtaken({ operation }: Pick<BlockChange, "operation">) {
  const { document } = useEditor();
  const overtaken = useDocument(() => overtakenBy(document.state, operation));
  return overtaken && <span className="block text-sm text-accent-text">{OVERTAKEN[overtaken]}</span>;
}

function ChangeLine({ change: { kind, field, before, after, operation } }: { change: BlockChange }) {
  return (
    <li className="break-words">
      <span className="font-semibold">{field}</span>
      {kind === "changed" ? (
        <>
          {": "}
          <del className="text-ink-soft">{before || "empty"}</del>
          {" → "}
          <ins className="no-underline">{after || "empty"}</ins>
        </>
      ) : (
        ` ${kind}`
      )}
      <Overtaken operation={operation} />
    </li>
  );
}
