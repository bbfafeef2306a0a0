import { numbered } from "#client";
import type { InboxNumbers } from "../../numbers-contract.ts";
import { ENTRY_KINDS, type EntryKind } from "../../entry.ts";
import { KINDS } from "../texts.ts";
import { axisTop, shortDay, wholeDay } from "./chart-scale.ts";

type Day = InboxNumbers["days"][number];

/** Each kind differs in lightness too, and in its outline. */
const FILL: Record<EntryKind, string> = {
  lead: "fill-brand stroke-brand",
  submission: "fill-accent stroke-accent-text",
  subscriber: "fill-tint stroke-ink-faint",
};

const totalOf = (day: Day) => ENTRY_KINDS.reduce((sum, kind) => sum + day[kind], 0);

function titleOf(day: Day): string {
  const counts = ENTRY_KINDS.filter((kind) => day[kind] > 0).map(
    (kind) => `${day[kind]} ${day[kind] === 1 ? KINDS[kind].one.toLowerCase() : KINDS[kind].many.toLowerCase()}`,
  );
  return `${wholeDay(day.day)}: ${counts.join(", ") || "nothing"}`;
}

/** @returns how many entries of the kinds up to one a day has: where that kind's part of the bar ends. */
const upTo = (day: Day, kind: EntryKind) =>
  ENTRY_KINDS.slice(0, ENTRY_KINDS.indexOf(kind) + 1).reduce((sum, one) => sum + day[one], 0);

/** A day's bar: its kinds one on the other. Heights are in units of the axis. */
function Bar({ day, index, top }: { day: Day; index: number; top: number }) {
  return (
    <g>
      <title>{titleOf(day)}</title>
      {/* All of the column can be pointed at. */}
      <rect x={index} y={0} width={1} height={top} fill="transparent" />
      {ENTRY_KINDS.map((kind) => {
        if (day[kind] === 0) return null;
        return (
          <rect
            key={kind}
            x={index + 0.14}
            y={top - upTo(day, kind)}
            width={0.72}
            height={day[kind]}
            vectorEffect="non-scaling-stroke"
            className={FILL[kind]}
          />
        );
      })}
    </g>
  );
}

function Legend() {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {ENTRY_KINDS.map((kind) => (
        <li key={kind} className="flex items-center gap-2">
          <svg aria-hidden viewBox="0 0 10 10" className="size-3">
            <rect x="0.5" y="0.5" width="9" height="9" className={FILL[kind]} />
          </svg>
          {KINDS[kind].many}
        </li>
      ))}
    </ul>
  );
}

/** What arrived per day, as bars; the same as a table below. */
export function DayChart({ days }: { days: InboxNumbers["days"] }) {
  const top = axisTop(Math.max(...days.map(totalOf)));
  const ends = [days[0], days[Math.floor(days.length / 2)], days.at(-1)].flatMap((day) => (day ? [day.day] : []));
  return (
    <div className="grid gap-3">
      <Legend />
      <div aria-hidden className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
        <div className="flex h-48 flex-col justify-between text-end text-xs text-ink-soft tabular-nums">
          {[top, top / 2, 0].map((value) => (
            <span key={value} className="-my-2">
              {numbered(value)}
            </span>
          ))}
        </div>
        <svg viewBox={`0 0 ${days.length} ${top}`} preserveAspectRatio="none" className="h-48 w-full overflow-visible">
          {[0, top / 2, top].map((value) => (
            <line
              key={value}
              x1={0}
              x2={days.length}
              y1={value}
              y2={value}
              vectorEffect="non-scaling-stroke"
              className="stroke-line"
            />
          ))}
          {days.map((day, index) => (
            <Bar key={day.day} day={day} index={index} top={top} />
          ))}
        </svg>
        <div className="col-start-2 mt-2 flex justify-between text-xs text-ink-soft">
          {ends.map((day) => (
            <span key={day}>{shortDay(day)}</span>
          ))}
        </div>
      </div>
      <DayTable days={days} />
    </div>
  );
}

function DayTable({ days }: { days: readonly Day[] }) {
  return (
    <details className="text-sm">
      <summary className="w-fit cursor-pointer py-1 pointer-coarse:py-3">Show as a table</summary>
      <div
        role="region"
        aria-label="Entries per day"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the table is scrolled with the keyboard
        tabIndex={0}
        className="mt-2 max-h-80 overflow-auto"
      >
        <table className="w-full text-start tabular-nums">
          <thead>
            <tr className="border-b border-line">
              <th className="py-1 pe-4 text-start">Day</th>
              {ENTRY_KINDS.map((kind) => (
                <th key={kind} className="px-2 py-1 text-end">
                  {KINDS[kind].many}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.day} className="border-b border-line">
                <th scope="row" className="py-1 pe-4 text-start font-normal">
                  {shortDay(day.day)}
                </th>
                {ENTRY_KINDS.map((kind) => (
                  <td key={kind} className="px-2 py-1 text-end">
                    {numbered(day[kind])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
