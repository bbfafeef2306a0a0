import type { ReactNode } from "react";
import type { CalculatorProps } from "./calculator-props.ts";
import { QuoteToggle } from "./QuoteToggle.tsx";

type Props = Pick<CalculatorProps, "idPrefix" | "texts"> & {
  isOpen: boolean;
  isHydrated: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
};

/** The collapsible 'Get a quote' part; the form in it stays in the page while it is closed (spec 2, 4). */
export function QuoteSection({ idPrefix, texts: { roi }, isOpen, isHydrated, onOpenChange, children }: Props) {
  const panelId = `${idPrefix}-quote-panel`;
  return (
    <div className="roi-quote border-t border-line px-5 py-8 @md:px-10">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4">
        <p className="max-w-prose text-ink-soft">{roi.quoteNote}</p>
        <QuoteToggle
          label={roi.quote}
          panelId={panelId}
          isOpen={isOpen}
          isHydrated={isHydrated}
          onOpenChange={onOpenChange}
        />
      </div>
      <div id={panelId} className="roi-panel">
        <div className="pt-8">{children}</div>
      </div>
    </div>
  );
}
