import type { ReactNode } from "react";

/** A section of a submission's details: values beside their names. */
export function Facts({
  title,
  facts,
}: {
  title: string;
  facts: readonly (readonly [name: string, value: ReactNode])[];
}) {
  return (
    <section className="rounded-card border border-line bg-raised p-4 md:p-5">
      <h2 className="text-lead font-semibold">{title}</h2>
      <dl className="mt-3 grid gap-2.5">
        {facts.map(([name, value], index) => (
          // On phones a long value goes below its name, a short one stays beside it.
          // oxlint-disable-next-line react/no-array-index-key -- an address may have several parameters of one name
          <div key={index} className="gap-x-4 max-sm:flex max-sm:flex-wrap sm:grid sm:grid-cols-[10rem_1fr]">
            <dt className="text-ink-soft max-sm:w-40">{name}</dt>
            <dd className="max-w-full min-w-0 wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
