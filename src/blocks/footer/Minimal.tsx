import { Logo } from "../parts/Logo.tsx";
import { allLinks, BottomLine, Links } from "./Parts.tsx";
import type { Footer } from "./schema.ts";

/** One line: the site's mark, and every link without its section. */
export function Minimal({ content: { sections, bottomText, socials } }: { content: Footer }) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-6">
        <Logo className="text-on-deep" />
        <Links links={allLinks(sections)} className="flex flex-wrap gap-x-6" />
      </div>
      <BottomLine bottomText={bottomText} socials={socials} />
    </>
  );
}
