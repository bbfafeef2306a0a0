import { CircleAlert, CircleCheck, Info } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "#shared";

const COLOURS = {
  error: "border-danger bg-danger-tint",
  success: "border-brand bg-brand-tint",
  info: "border-control bg-tint",
};
const ICONS = { error: CircleAlert, success: CircleCheck, info: Info };

/** A message in the page: an error is announced at once, the others politely. */
export function Alert({ kind, children }: { kind: keyof typeof COLOURS; children: ReactNode }) {
  const Icon = ICONS[kind];
  return (
    <div
      role={kind === "error" ? "alert" : "status"}
      className={cx("flex gap-2.5 rounded-control border px-3 py-2.5 text-base text-ink", COLOURS[kind])}
    >
      <Icon aria-hidden className={cx("mt-0.5 size-4.5 shrink-0", kind === "error" ? "text-danger" : "text-brand")} />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
