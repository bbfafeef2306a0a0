import { CircleHelp } from "lucide-react";
import type { ReactNode } from "react";

type UnconfirmedProps = { claims: readonly string[]; children?: ReactNode };

/** Lists the statements of a written text that neither the row nor the note makes. */
export function Unconfirmed({ claims, children }: UnconfirmedProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-control border border-accent bg-accent-tint px-2.5 py-1.5 text-sm">
      <p className="flex min-w-0 flex-1 basis-40 gap-1.5 wrap-anywhere">
        <CircleHelp aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-text" />
        <span className="min-w-0">
          {`Check this: neither the row nor your note says ${claims.map((claim) => `“${claim}”`).join(", ")}.`}
        </span>
      </p>
      {children}
    </div>
  );
}
