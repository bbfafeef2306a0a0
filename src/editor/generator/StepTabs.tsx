import type { ComponentProps } from "react";
import { Tabs } from "#ui/kit";

type StepTabsProps<Id extends string> = Omit<ComponentProps<typeof Tabs<Id>>, "isInner">;

/** The steps of a generation as tabs: the dialog keeps its size while they change. */
export function StepTabs<Id extends string>({ tabs, ...props }: StepTabsProps<Id>) {
  const steady = tabs.map(({ content, ...tab }) => ({
    ...tab,
    content: <div className="grid min-h-[46dvh] content-start gap-4 sm:min-h-105">{content}</div>,
  }));
  return <Tabs tabs={steady} {...props} />;
}
