import { buttonClass, Icon } from "#ui";
import { useBlockContext, useLangs } from "../context.tsx";
import { displayProperties, type Row } from "../parts/data/properties.ts";
import { PropertyList } from "../parts/data/PropertyList.tsx";
import { TextLink } from "../parts/TextLink.tsx";
import type { RowsNewData } from "./schema.ts";

type Props = { created: Row; data: RowsNewData; hidden?: readonly string[] };

/**
 * The card that confirms a created row (spec 2): its ID, its identifying properties, and a link to create another one. It
 * takes the focus, as it is what the visitor has been waiting for.
 */
export function Confirmation({ created, data: { properties, addAnother }, hidden }: Props) {
  const { idPrefix, isLead, texts } = useBlockContext();
  const langs = useLangs();
  const Title = isLead ? "h1" : "h2";
  return (
    <div
      role="status"
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- after a post the page must open at its answer
      autoFocus
      className="mx-auto max-w-2xl rounded-card border border-line bg-raised p-6 @md:p-10"
    >
      <div className="mb-6 flex items-center gap-3" lang={langs.interface}>
        <Icon name="CheckCircle" className="size-6 shrink-0 text-brand" />
        <Title id={`${idPrefix}-title`} className="text-subtitle">
          {texts.rows.created}
        </Title>
      </div>
      <PropertyList row={created} properties={displayProperties(properties, hidden)} id={created.id} />
      <TextLink href={addAnother} className={`${buttonClass.secondary} mt-6`}>
        {texts.rows.addAnother}
      </TextLink>
    </div>
  );
}
