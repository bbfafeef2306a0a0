import type { ReactNode } from "react";
import { itemKey } from "../parts/item-key.ts";
import { SectionHeading } from "../parts/SectionHeading.tsx";
import { Frame } from "./Frame.tsx";
import type { Testimonial, Testimonials } from "./schema.ts";

/**
 * The block with its heading and its quotes in a list, which `className` lays out; no list without quotes.
 * @param props.children renders what an item of the list holds.
 */
export function QuoteList({
  content,
  className,
  children,
}: {
  content: Testimonials;
  className: string;
  children: (item: Testimonial, index: number) => ReactNode;
}) {
  const { headline, subheadline, items } = content;
  return (
    <Frame content={content}>
      <SectionHeading headline={headline} subheadline={subheadline} />
      {items.length > 0 && (
        <ul className={className}>
          {items.map((item, index) => (
            <li key={itemKey(item, index)}>{children(item, index)}</li>
          ))}
        </ul>
      )}
    </Frame>
  );
}
