import { Tabs as Radix } from "radix-ui";
import { useId, useRef, type ReactNode } from "react";

/** A tab with its content. `problem`: says what is wrong in it, which a dot shows. */
export type Tab<Id extends string = string> = { id: Id; label: string; content: ReactNode; problem?: string };

type TabsProps<Id extends string> = {
  label: string;
  tabs: readonly Tab<Id>[];
  value: Id;
  onValueChange: (id: Id) => void;
  /** Whether they are inside another tab: a bar that stays at the top while their content scrolls. */
  isInner?: boolean;
};

const OUTER = {
  list: "flex gap-1 overflow-x-auto overflow-y-hidden inset-shadow-[0_-1px_var(--color-line)] [scrollbar-width:thin]",
  tab: "min-h-9 cursor-pointer border-b-2 border-transparent px-3 text-sm font-semibold whitespace-nowrap text-ink-soft hover:text-ink focus-visible:-outline-offset-3 data-[state=active]:border-brand data-[state=active]:text-ink pointer-coarse:min-h-11",
};
const INNER = {
  list: "flex gap-0.5 rounded-control border border-line bg-field p-0.5",
  tab: "min-h-8 flex-1 cursor-pointer rounded-inner border border-transparent px-2 text-sm font-medium whitespace-nowrap text-ink-soft hover:bg-hover hover:text-ink focus-visible:-outline-offset-1 data-[state=active]:border-brand data-[state=active]:bg-brand-tint data-[state=active]:text-brand pointer-coarse:min-h-11",
};

/** Shows the content of the tab `value`; arrow keys change the tab. */
export function Tabs<Id extends string>({ label, tabs, value, onValueChange, isInner = false }: TabsProps<Id>) {
  const look = isInner ? INNER : OUTER;
  const root = useRef<HTMLDivElement>(null);
  const choose = (id: string) => {
    const chosen = tabs.find((tab) => tab.id === id);
    if (!chosen) return;
    onValueChange(chosen.id);
    // The bar has stayed, but the beginning of the new content may be above it.
    if (isInner) root.current?.closest("[data-scroller]")?.scrollTo({ top: 0 });
  };
  return (
    <Radix.Root ref={root} value={value} onValueChange={choose}>
      <div className={isInner ? "sticky -top-4 z-10 -mt-4 bg-raised pt-4 pb-2" : undefined}>
        <Radix.List
          aria-label={label}
          // Only the open tab is a tab stop: if the list were one too, the focus could leave a dialog.
          tabIndex={-1}
          className={look.list}
        >
          {tabs.map((tab) => (
            <Trigger key={tab.id} {...{ tab }} isOpen={tab.id === value} className={look.tab} />
          ))}
        </Radix.List>
      </div>
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.id}
          value={tab.id}
          // The fields of an inner tab follow its bar at once.
          tabIndex={isInner ? -1 : 0}
          className={isInner ? "pt-2 outline-none" : "mt-1 pt-3 focus-visible:outline-offset-2"}
        >
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

function Trigger({ tab, isOpen, className }: { tab: Tab; isOpen: boolean; className: string }) {
  const { id, label, problem } = tab;
  const described = useId();
  const hasProblem = problem !== undefined;
  return (
    <>
      <Radix.Trigger
        value={id}
        tabIndex={isOpen ? 0 : -1}
        aria-describedby={hasProblem ? described : undefined}
        title={problem}
        className={className}
      >
        {label}
        {hasProblem && <span aria-hidden className="ms-1.5 mb-px inline-block size-2 rounded-full bg-danger" />}
      </Radix.Trigger>
      {hasProblem && (
        <span id={described} hidden>
          {problem}
        </span>
      )}
    </>
  );
}
