import { TextLink } from "../parts/TextLink.tsx";

/** A row's name; where the row has a page, all of its card leads there. */
export function RowTitle({ title, href }: { title: string; href?: string }) {
  if (!href) return title;
  return (
    <TextLink href={href} className="cover-link">
      {title}
    </TextLink>
  );
}
