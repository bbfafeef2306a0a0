import { About, BottomLine, Sections } from "./Parts.tsx";
import type { Footer } from "./schema.ts";

/** What the site does beside columns of links. */
export function Columns({ content: { text, sections, bottomText, socials } }: { content: Footer }) {
  return (
    <>
      <div className="grid grid-cols-1 gap-12 @lg:grid-cols-12">
        <About text={text} className="@lg:col-span-4" />
        <Sections sections={sections} className="@lg:col-span-7 @lg:col-start-6 @lg:pt-2" />
      </div>
      <BottomLine bottomText={bottomText} socials={socials} />
    </>
  );
}
