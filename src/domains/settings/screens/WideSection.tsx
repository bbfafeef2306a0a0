import { useId, type ReactNode } from "react";

/** A section of the settings with its description beside its fields. */
export function WideSection({ title, hint, children }: { title: string; hint: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-5 border-t border-line py-8 first:border-t-0 first:pt-2 xl:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div className="grid content-start gap-1">
        <h2 id={id}>{title}</h2>
        <div className="max-w-prose text-sm text-ink-soft">{hint}</div>
      </div>
      <div className="grid max-w-3xl gap-5 rounded-card border border-line bg-raised p-4 sm:p-6">{children}</div>
    </section>
  );
}
