import type { ReactNode } from "react";
import { cx } from "#shared";

const COLOURS = {
  info: "border-line bg-tint text-ink",
  success: "border-brand bg-brand-tint text-ink",
  error: "border-danger bg-danger-tint text-ink",
};

/** A card for a hint, a success or a failure. */
export function Notice({ kind, title, children }: { kind: keyof typeof COLOURS; title?: string; children: ReactNode }) {
  return (
    <div
      role={kind === "error" ? "alert" : undefined}
      className={cx("mx-auto my-4 w-full max-w-2xl rounded-card border px-5 py-4", COLOURS[kind])}
    >
      {title && <p className="font-semibold">{title}</p>}
      <p>{children}</p>
    </div>
  );
}
