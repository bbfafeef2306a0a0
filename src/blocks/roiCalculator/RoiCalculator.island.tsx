import { useRef } from "react";
import { Basis } from "./Basis.tsx";
import type { CalculatorProps } from "./calculator-props.ts";
import { Chart } from "./Chart.tsx";
import { QuoteForm } from "./QuoteForm.tsx";
import { QuoteSection } from "./QuoteSection.tsx";
import { Results } from "./Results.tsx";
import { Sliders } from "./Sliders.tsx";
import { startValues } from "./slider-value.ts";
import { useCalculator } from "./use-calculator.ts";
import { useQuote } from "./use-quote.ts";

/** The calculator: sliders beside results and chart, below them the quote section with the lead form (spec 2). */
export function RoiCalculator({ idPrefix, locale, texts, form, isInert }: CalculatorProps) {
  const formElement = useRef<HTMLFormElement>(null);
  const quote = useQuote(form, texts.form.failed);
  const calculator = useCalculator(startValues(form.values), Boolean(quote.answer), formElement);
  const { input, result, change, isOpen, setOpen, isHydrated } = calculator;
  const formId = `${idPrefix}-quote`;
  const shared = { idPrefix, locale, texts };
  return (
    <div className="roi relative overflow-clip rounded-card bg-raised text-ink shadow-soft">
      <div className="grid @lg:grid-cols-12">
        <Sliders
          {...shared}
          formId={formId}
          input={input}
          errors={quote.faults}
          isDisabled={quote.isSending}
          onChange={change}
        />
        <div className="px-5 py-8 @md:p-10 @lg:col-span-7 @lg:row-span-2">
          <Results {...shared} result={result} />
          <Chart {...shared} result={result} isHydrated={isHydrated} />
        </div>
        <Basis {...shared} costPerReport={input.costPerReport} />
      </div>
      <QuoteSection {...shared} isOpen={isOpen} isHydrated={isHydrated} onOpenChange={setOpen}>
        <QuoteForm
          {...shared}
          ref={formElement}
          id={formId}
          form={form}
          isInert={isInert}
          isHydrated={isHydrated}
          quote={quote}
        />
      </QuoteSection>
    </div>
  );
}
