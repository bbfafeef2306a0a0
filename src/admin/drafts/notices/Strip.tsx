import type { ReactNode } from "react";

/** A notice over the editor that stays until the user acts on it. */
export function Strip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div
      role="alert"
      className="pointer-events-auto flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-control bg-raised px-4 py-3 text-base text-ink shadow-float"
    >
      <p className="min-w-0 flex-1 basis-60">{text}</p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}
