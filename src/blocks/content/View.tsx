import { cx } from "#shared";
import type { ViewProps } from "../define-block.ts";
import { COLOR_CLASS, ON_COLOR } from "../parts/BlockSection.tsx";
import { useContentHtml } from "../parts/rich-text/use-content-html.ts";
import type { Content } from "./schema.ts";

/** Running text in a column of comfortable lines; its markup comes from the sanitiser only. */
export function View({ content: { content, color } }: ViewProps<Content>) {
  const html = useContentHtml(content);
  if (!html.trim()) return null;
  return (
    <section className={cx("content-section", color && COLOR_CLASS[color])} data-ground={color}>
      <div className={cx("mx-auto max-w-page px-5 @md:px-8", color && ON_COLOR[color])}>
        <div className="content-text" dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </section>
  );
}
