import type { ViewProps } from "../define-block.ts";
import { NewsletterForm } from "../parts/form/newsletter/NewsletterForm.tsx";
import { Deep } from "./Ground.tsx";
import { Columns } from "./Columns.tsx";
import type { Footer } from "./schema.ts";

/** An invitation to the newsletter beside its form, over the columns. */
export function View({ content }: ViewProps<Footer>) {
  const { headline, subheadline } = content.newsletter ?? {};
  return (
    <Deep>
      <div className="footer-letter">
        {(headline || subheadline) && (
          <div>
            {headline && <p className="footer-invitation">{headline}</p>}
            {subheadline && <p className="text-lead text-on-deep-soft">{subheadline}</p>}
          </div>
        )}
        <NewsletterForm variant="plain" />
      </div>
      <Columns content={content} />
    </Deep>
  );
}
