import { useId, type ReactNode } from "react";

/** A titled part of a form. */
export function Section({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-4 rounded-card border border-line bg-raised p-4 md:p-5">
      <div className="grid gap-1">
        <h2 id={id} className="text-lead font-semibold">
          {title}
        </h2>
        {hint !== undefined && <p className="text-sm text-ink-soft">{hint}</p>}
      </div>
      {children}
    </section>
  );
}
