import type { ReactNode } from "react";

type EmptyStateProps = { icon?: ReactNode; title: string; children?: ReactNode; action?: ReactNode };

/** Says that there is nothing yet, why, and what to do. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-2 px-4 py-12 text-center wrap-anywhere">
      {icon !== undefined && (
        <span
          aria-hidden
          className="mb-1 grid size-11 place-items-center rounded-full bg-tint text-ink-soft [&_svg]:size-5"
        >
          {icon}
        </span>
      )}
      <p className="text-lead font-semibold">{title}</p>
      {children !== undefined && <div className="max-w-md text-ink-soft">{children}</div>}
      {action !== undefined && <div className="mt-2">{action}</div>}
    </div>
  );
}
