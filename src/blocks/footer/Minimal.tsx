import { Logo } from "../parts/Logo.tsx";
import { TextLink } from "../parts/TextLink.tsx";
import { itemKey } from "../parts/item-key.ts";
import { BottomLine, LINK } from "./Parts.tsx";
import type { Footer } from "./schema.ts";

/** One line: the site's mark, and every link without its section. */
export function Minimal({ content: { sections, bottomText, socials } }: { content: Footer }) {
  const links = sections.flatMap(({ items }) => items).filter(({ name }) => name);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-6">
        <Logo className="text-on-deep" />
        <ul className="flex flex-wrap gap-x-6">
          {links.map((link, index) => (
            <li key={itemKey(link, index)}>
              <TextLink href={link.href} className={LINK}>
                {link.name}
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
      <BottomLine bottomText={bottomText} socials={socials} />
    </>
  );
}
