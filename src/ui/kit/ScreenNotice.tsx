import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

type ScreenNoticeProps = {
  /** Names its region; without it, what is around it announces it. */
  label?: string;
  icon: LucideIcon;
  /** What can be done about it: beside the text, or below it where there is no room. */
  action?: ReactNode;
  /** What stays at its end. */
  tools?: ReactNode;
  children: ReactNode;
};

/** A message above a screen: a card as wide as the screen's content, so that it doesn't end at a scroll bar's empty gutter. */
export function ScreenNotice({ label, icon: Icon, action, tools, children }: ScreenNoticeProps) {
  const Tag = label === undefined ? "div" : "section";
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-4 sm:px-8">
      <Tag
        aria-label={label}
        className="flex items-start gap-1 rounded-card border border-line bg-accent-tint py-1.5 ps-4 pe-2"
      >
        <div className="flex min-h-9 min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
          <p className="flex min-w-0 flex-1 basis-70 gap-2.5">
            <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0 text-accent-text" />
            <span className="min-w-0">{children}</span>
          </p>
          {action}
        </div>
        {tools}
      </Tag>
    </div>
  );
}
