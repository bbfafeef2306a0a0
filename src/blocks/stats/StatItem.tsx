import { TextLink } from "../parts/TextLink.tsx";
import { Figure } from "./Figure.tsx";
import type { Stat } from "./schema.ts";

/** Where a figure comes from, linked when there is an address. */
function Source({ stat: { source, sourceUrl } }: { stat: Stat }) {
  if (!source) return null;
  return <p className="stat-source">{sourceUrl ? <TextLink href={sourceUrl}>{source}</TextLink> : source}</p>;
}

/** A figure, what it counts, and its source. */
export function StatItem({ stat }: { stat: Stat }) {
  return (
    <>
      <Figure value={stat.value} />
      <p className="stat-label">{stat.label}</p>
      <Source stat={stat} />
    </>
  );
}
