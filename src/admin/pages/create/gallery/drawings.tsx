import type { ReactNode } from "react";

/** The drawings of choices that have no page to show. */
export const DRAWINGS: Readonly<Record<"empty" | "directory" | "events" | "jobs" | "file", ReactNode>> = {
  empty: (
    <path
      d="M9 8h46v31H9z"
      fill="none"
      strokeDasharray="3 3"
      className="stroke-control"
      vectorEffect="non-scaling-stroke"
    />
  ),
  directory: (
    <>
      <rect x="8" y="7" width="18" height="3" rx="1" className="fill-ink-soft" />
      <path d="M8 15h14v11H8zM25 15h14v11H25zM42 15h14v11H42zM8 29h14v11H8zM25 29h14v11H25z" className="fill-line" />
      <rect x="42" y="29" width="14" height="11" className="fill-brand" />
    </>
  ),
  events: (
    <>
      <rect x="8" y="7" width="18" height="3" rx="1" className="fill-ink-soft" />
      <path d="M8 15h27v2H8zM8 21h27v2H8zM8 27h27v2H8zM8 33h27v2H8z" className="fill-control" />
      <rect x="40" y="13" width="16" height="27" rx="2" className="fill-line" />
      <path d="M43 17h10v3H43zM43 23h10v3H43z" className="fill-paper" />
      <rect x="43" y="32" width="7" height="4" rx="1.5" className="fill-brand" />
    </>
  ),
  jobs: (
    <>
      <rect x="8" y="7" width="18" height="3" rx="1" className="fill-ink-soft" />
      <path d="M8 14h48v7H8zM8 24h48v7H8zM8 34h48v7H8z" className="fill-line" />
      <path d="M11 16h16v2H11zM11 26h20v2H11zM11 36h14v2H11z" className="fill-control" />
      <path d="M47 16h6v3h-6zM47 26h6v3h-6zM47 36h6v3h-6z" className="fill-brand" />
    </>
  ),
  file: (
    <>
      <path d="M20 6h17l8 8v28H20z" className="fill-line" />
      <path d="M37 6v8h8" fill="none" className="stroke-control" />
      <path d="M32 19v12m-5-5 5 5 5-5" fill="none" strokeWidth="2" className="stroke-brand" />
    </>
  ),
};
