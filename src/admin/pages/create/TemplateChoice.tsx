import type { ReactNode } from "react";
import type { DataTemplate } from "#publishing";

/** What a new page begins with. */
export type Beginning = "landing" | "pricing" | "blog" | "empty" | DataTemplate | "file";

const CHOICES: { value: Beginning; label: string; hint: string; drawing: ReactNode }[] = [
  {
    value: "landing",
    label: "Landing Page",
    hint: "The whole story, from the promise to common questions.",
    drawing: (
      <>
        <rect x="8" y="9" width="22" height="4" rx="1" className="fill-ink-soft" />
        <rect x="8" y="16" width="16" height="2" rx="1" className="fill-control" />
        <rect x="8" y="21" width="10" height="4" rx="1.5" className="fill-brand" />
        <rect x="38" y="8" width="18" height="17" rx="2" className="fill-line" />
        <path d="M8 31h14v9H8zM25 31h14v9H25zM42 31h14v9H42z" className="fill-line" />
      </>
    ),
  },
  {
    value: "pricing",
    label: "Pricing Page",
    hint: "Plans side by side, with answers to common questions.",
    drawing: (
      <>
        <rect x="20" y="7" width="24" height="3" rx="1" className="fill-ink-soft" />
        <path d="M8 15h14v25H8zM42 15h14v25H42z" className="fill-line" />
        <rect x="25" y="13" width="14" height="28" rx="1.5" className="fill-brand" />
      </>
    ),
  },
  {
    value: "blog",
    label: "Blog Page",
    hint: "Your posts, newest first.",
    drawing: (
      <>
        <rect x="8" y="7" width="18" height="3" rx="1" className="fill-ink-soft" />
        <path d="M8 15h13v9H8zM8 30h13v9H8z" className="fill-line" />
        <path d="M25 16h28v2H25zM25 20h20v2H25zM25 31h28v2H25zM25 35h24v2H25z" className="fill-control" />
      </>
    ),
  },
  {
    value: "empty",
    label: "Empty",
    hint: "Nothing on it yet.",
    drawing: (
      <path
        d="M9 8h46v31H9z"
        fill="none"
        strokeDasharray="3 3"
        className="stroke-control"
        vectorEffect="non-scaling-stroke"
      />
    ),
  },
  {
    value: "directory",
    label: "Directory",
    hint: "A list of your mentors, and a page for each of them.",
    drawing: (
      <>
        <rect x="8" y="7" width="18" height="3" rx="1" className="fill-ink-soft" />
        <path d="M8 15h14v11H8zM25 15h14v11H25zM42 15h14v11H42zM8 29h14v11H8zM25 29h14v11H25z" className="fill-line" />
        <rect x="42" y="29" width="14" height="11" className="fill-brand" />
      </>
    ),
  },
  {
    value: "events",
    label: "Event list",
    hint: "Your events, a page for each, and a form to sign up.",
    drawing: (
      <>
        <rect x="8" y="7" width="18" height="3" rx="1" className="fill-ink-soft" />
        <path d="M8 15h27v2H8zM8 21h27v2H8zM8 27h27v2H8zM8 33h27v2H8z" className="fill-control" />
        <rect x="40" y="13" width="16" height="27" rx="2" className="fill-line" />
        <path d="M43 17h10v3H43zM43 23h10v3H43z" className="fill-paper" />
        <rect x="43" y="32" width="7" height="4" rx="1.5" className="fill-brand" />
      </>
    ),
  },
  {
    value: "jobs",
    label: "Job board",
    hint: "Open positions, and a page for each of them.",
    drawing: (
      <>
        <rect x="8" y="7" width="18" height="3" rx="1" className="fill-ink-soft" />
        <path d="M8 14h48v7H8zM8 24h48v7H8zM8 34h48v7H8z" className="fill-line" />
        <path d="M11 16h16v2H11zM11 26h20v2H11zM11 36h14v2H11z" className="fill-control" />
        <path d="M47 16h6v3h-6zM47 26h6v3h-6zM47 36h6v3h-6z" className="fill-brand" />
      </>
    ),
  },
  {
    value: "file",
    label: "Import blocks.json",
    hint: "Blocks from another page or site, in a file.",
    drawing: (
      <>
        <path d="M20 6h17l8 8v28H20z" className="fill-line" />
        <path d="M37 6v8h8" fill="none" className="stroke-control" />
        <path d="M32 19v12m-5-5 5 5 5-5" fill="none" strokeWidth="2" className="stroke-brand" />
      </>
    ),
  },
];

type TemplateChoiceProps = { value: Beginning; onChange: (value: Beginning) => void };

/** Cards to choose what a new page begins with. */
export function TemplateChoice({ value, onChange }: TemplateChoiceProps) {
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">Begin with</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {CHOICES.map((choice) => (
          <label
            key={choice.value}
            className="relative flex items-center gap-3 rounded-control border border-line p-2.5 hover:bg-hover has-[:checked]:border-brand has-[:checked]:bg-brand-tint has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus"
          >
            <input
              type="radio"
              name="beginning"
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-control outline-none"
              aria-label={choice.label}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <svg aria-hidden viewBox="0 0 64 48" className="w-16 shrink-0 rounded-inner border border-line bg-paper">
              {choice.drawing}
            </svg>
            <span className="grid min-w-0">
              <span className="font-semibold">{choice.label}</span>
              <span className="text-sm text-ink-soft">{choice.hint}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
