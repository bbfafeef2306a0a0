import { CircleAlert, CircleCheck, LoaderCircle, type LucideIcon } from "lucide-react";
import { cx } from "#shared";
import type { RunState } from "./use-run.ts";

type Status = RunState<unknown>["status"];

const SAID: Partial<Record<Status, { text: (what: string) => string; icon: LucideIcon; className: string }>> = {
  loading: { text: () => "The model is writing…", icon: LoaderCircle, className: "text-ink-soft [&_svg]:animate-spin" },
  parsed: { text: (what) => `The ${what} is written`, icon: CircleCheck, className: "text-brand" },
  error: { text: (what) => `No ${what} was generated`, icon: CircleAlert, className: "text-danger" },
};

/** The status of a generation (spec 4), visible and announced, beside the buttons of its dialog. */
export function StatusLine({ status, what = "block" }: { status: Status; what?: "block" | "draft" }) {
  const said = SAID[status];
  return (
    <div aria-live="polite" data-status={status} className="max-sm:order-last sm:me-auto sm:self-center">
      {said && (
        <p
          className={cx(
            "flex items-center gap-2 text-sm font-semibold [&_svg]:size-4.5 [&_svg]:shrink-0",
            said.className,
          )}
        >
          <said.icon aria-hidden />
          {said.text(what)}
        </p>
      )}
    </div>
  );
}
