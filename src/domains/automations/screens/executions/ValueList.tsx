type ValueListProps = { values: Readonly<Record<string, unknown>> };

const textOf = (value: unknown) =>
  typeof value === "string" ? value : value === null || value === undefined ? "" : JSON.stringify(value, undefined, 2);

/** Names and values. */
export function ValueList({ values }: ValueListProps) {
  return (
    <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[minmax(8rem,auto)_1fr]">
      {Object.entries(values).map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="font-semibold wrap-anywhere">{name}</dt>
          <dd className="wrap-anywhere whitespace-pre-wrap max-sm:mb-2">{textOf(value) || "–"}</dd>
        </div>
      ))}
    </dl>
  );
}
