import { Tabs as Radix } from "radix-ui";
import type { ReactNode } from "react";

/** A tab with its content. */
export type Tab = { id: string; label: string; content: ReactNode };

type TabsProps = { label: string; tabs: readonly Tab[]; value: string; onValueChange: (id: string) => void };

/** Shows the content of the tab `value`; arrow keys change the tab. */
export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  return (
    <Radix.Root value={value} onValueChange={onValueChange}>
      <Radix.List
        aria-label={label}
        // Only the open tab is a tab stop: if the list were one too, the focus could leave a dialog.
        tabIndex={-1}
        className="flex gap-1 overflow-x-auto overflow-y-hidden inset-shadow-[0_-1px_var(--color-line)] [scrollbar-width:thin]"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.id}
            value={tab.id}
            tabIndex={tab.id === value ? 0 : -1}
            className="min-h-9 cursor-pointer border-b-2 border-transparent px-3 text-sm font-semibold whitespace-nowrap text-ink-soft hover:text-ink focus-visible:-outline-offset-3 data-[state=active]:border-brand data-[state=active]:text-ink pointer-coarse:min-h-11"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.id} value={tab.id} className="pt-4 focus-visible:outline-offset-4">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
