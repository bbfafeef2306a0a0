import type { ViewProps } from "../define-block.ts";
import { Modern, Simple } from "./Lists.tsx";
import { Cards, Numbered } from "./Open.tsx";
import type { Faq } from "./schema.ts";
import { Topics } from "./Topics.tsx";
import { WithContact } from "./WithContact.tsx";

const STYLES = {
  simple: Simple,
  modern: Modern,
  cards: Cards,
  numbered: Numbered,
  topics: Topics,
  contact: WithContact,
} satisfies Record<Faq["style"], unknown>;

/** Questions and answers; where one has to be opened, it opens without a script. */
export function View({ content }: ViewProps<Faq>) {
  const Style = STYLES[content.style];
  return <Style content={content} />;
}
