import type { Change } from "#publishing";
import { ChangeView } from "./ChangeView.tsx";

/** The differences between two versions, in the order of the page. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  return (
    <ul aria-label="Changes" className="rounded-card border border-line bg-raised">
      {changes.map((change, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a change is identified by its index alone
        <ChangeView key={index} change={change} />
      ))}
    </ul>
  );
}
