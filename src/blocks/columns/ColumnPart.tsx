import { Icon } from "#ui";
import { BlockImage } from "../parts/BlockImage.tsx";
import { CtaList } from "../parts/CtaList.tsx";
import { useContentHtml } from "../parts/rich-text/use-content-html.ts";
import type { Column } from "./schema.ts";

/**
 * One column; its markup comes from the sanitiser only.
 * @param props.name distinguishes the columns of a block, for ids in their texts.
 * @param props.sizes how wide its picture is drawn.
 * @param props.isUnderHeading whether the block has a heading above the titles of its columns.
 */
export function ColumnPart({
  column,
  name,
  sizes,
  isUnderHeading,
}: {
  column: Column;
  name: string;
  sizes: string;
  isUnderHeading: boolean;
}) {
  const { image, imageAlt = "", icon, title, text, cta } = column;
  const html = useContentHtml(text, name);
  const Title = isUnderHeading ? "h3" : "h2";
  return (
    <div className="columns-part">
      {image && <BlockImage src={image} alt={imageAlt} sizes={sizes} crop="xMinYMin" className="columns-picture" />}
      <div className="columns-body">
        {!image && icon && <Icon name={icon} className="columns-icon" />}
        {title && <Title className="text-subtitle">{title}</Title>}
        {html.trim() && <div className="content-text" dangerouslySetInnerHTML={{ __html: html }} />}
        <CtaList items={cta} className="columns-actions" />
      </div>
    </div>
  );
}
