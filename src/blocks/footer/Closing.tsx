import { useBlockContext } from "../context.tsx";
import { CtaList } from "../parts/CtaList.tsx";
import { Columns } from "./Columns.tsx";
import type { Footer } from "./schema.ts";

/** The fewest letters that fill the page: those of a shorter name would be as high as the window. */
const FEWEST = 8;

/** @returns how wide a letter is: capitals are wider than others, and so are the signs of other scripts. */
function widthOf(letter: string): number {
  if (/[fijlrt'’.,\s]/.test(letter)) return 0.8;
  if (/\p{Ll}/u.test(letter)) return /[mw]/.test(letter) ? 1.55 : 1;
  if (/[\p{Lu}\d]/u.test(letter)) return /[MW]/.test(letter) ? 1.75 : 1.4;
  return 1.9;
}

/** @returns a name's width, in usual letters. */
function lettersOf(name: string): number {
  const width = Array.from(name).reduce((sum, letter) => sum + widthOf(letter), 0);
  return Math.max(FEWEST, Math.ceil(width * 10) / 10);
}

/** A last call to action over the columns, and the site's name as wide as the page under everything. */
export function Closing({ content }: { content: Footer }) {
  const { siteName } = useBlockContext();
  return (
    <>
      {(content.headline || Boolean(content.cta?.length)) && (
        <div className="footer-call">
          {content.headline && <p>{content.headline}</p>}
          <CtaList items={content.cta} />
        </div>
      )}
      <Columns content={content} />
      {siteName && (
        <div className="footer-name" data-text={siteName} style={{ "--letters": lettersOf(siteName) } as object} />
      )}
    </>
  );
}
