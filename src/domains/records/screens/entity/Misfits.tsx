import { Link } from "react-router";
import type { Entity, Property } from "../../entities/property.ts";
import { rowsAddress } from "../addresses.ts";
import { rowTitle } from "../values/row-title.ts";
import { shownValue } from "../values/shown-value.ts";
import type { Misfit } from "./use-type-change.ts";

type MisfitsProps = { entity: Entity; property: Property; misfits: readonly Misfit[]; count: number };

/** Values that don't fit a new type, each with a link to its row, which opens in another tab. */
export function Misfits({ entity, property, misfits, count }: MisfitsProps) {
  if (misfits.length === 0) return null;
  return (
    <section className="grid gap-2">
      <ul
        aria-label="Values that don’t fit"
        className="max-h-72 divide-y divide-line overflow-y-auto rounded-control border border-line"
      >
        {misfits.map(({ tenant, row, message }) => (
          <li key={row.id} className="grid gap-x-3 px-3 py-1.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
            <Link
              to={`${rowsAddress(entity.name)}?${new URLSearchParams({ tenant, row: row.id })}`}
              target="_blank"
              className="truncate underline"
            >
              {rowTitle(entity, row)}
            </Link>
            <span className="grid min-w-0">
              <span className="truncate">{shownValue(property, row.values[property.name])}</span>
              <span className="text-sm text-ink-soft">{message}</span>
            </span>
          </li>
        ))}
      </ul>
      {count > misfits.length && <p className="text-sm text-ink-soft">The first {misfits.length} are shown.</p>}
    </section>
  );
}
