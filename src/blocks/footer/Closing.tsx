import { useBlockContext } from "../context.tsx";
import { CtaList } from "../parts/CtaList.tsx";
import { Columns } from "./Columns.tsx";
import type { Footer } from "./schema.ts";

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
        <div className="footer-name" data-text={siteName} style={{ "--letters": siteName.length } as object} />
      )}
    </>
  );
}
