import { LEAD_ACTION } from "#leads";
import type { Locale, Texts } from "#shared";
import type { BlockContext, FormState } from "../context.tsx";

const FORM_TEXTS = [
  "firstName",
  "lastName",
  "email",
  "website",
  "linkedinUrl",
  "optional",
  "consent",
  "sendHint",
  "send",
  "sending",
  "leaveEmpty",
  "thanksTitle",
  "failed",
] as const satisfies (keyof Texts["form"])[];

/** The interface texts that the calculator shows; those that only the server uses stay out of the page. */
export type CalculatorTexts = {
  roi: Texts["roi"];
  form: Pick<Texts["form"], (typeof FORM_TEXTS)[number]>;
  error: string;
  opensInNewTab: string;
};

/** The island's props; they must survive JSON. */
export type CalculatorProps = {
  idPrefix: string;
  locale: Locale;
  texts: CalculatorTexts;
  form: FormState;
  /** True on the editor's canvas, where nothing is sent. */
  isInert?: true;
};

function pick<Source extends object, Name extends keyof Source>(source: Source, names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, source[name]])) as Pick<Source, Name>;
}

/** Makes the island's props from the page's context. */
export function calculatorProps({ mode, idPrefix, locale, texts, form }: BlockContext): CalculatorProps {
  const { roi, error, opensInNewTab } = texts;
  return {
    idPrefix,
    locale,
    texts: { roi, error, opensInNewTab, form: pick(texts.form, FORM_TEXTS) },
    form: form(LEAD_ACTION),
    isInert: mode === "edit" || undefined,
  };
}
