import { buttonClass, Icon } from "#ui";
import { useBlockContext } from "../context.tsx";
import type { ViewProps } from "../define-block.ts";
import { BlockSection } from "../parts/BlockSection.tsx";
import { DataArea } from "../parts/data/DataArea.tsx";
import { EmptyState } from "../parts/data/EmptyState.tsx";
import { displayProperties, type Property } from "../parts/data/properties.ts";
import { PropertyList } from "../parts/data/PropertyList.tsx";
import { TextLink } from "../parts/TextLink.tsx";
import type { RowsNew, RowsNewData } from "./schema.ts";

/** The card that confirms a created row (spec 2): its ID, its identifying properties, and a link to create another one. */
function Confirmation({
  created,
  properties,
}: {
  created: NonNullable<RowsNewData["created"]>;
  properties: readonly Property[];
}) {
  const { idPrefix, isLead, texts } = useBlockContext();
  const Title = isLead ? "h1" : "h2";
  return (
    <div className="mx-auto max-w-2xl rounded-card border border-line bg-raised p-6 md:p-10">
      <div className="mb-6 flex items-center gap-3">
        <Icon name="CheckCircle" className="size-6 shrink-0 text-brand" />
        <Title id={`${idPrefix}-title`} className="text-subtitle">
          {texts.rows.created}
        </Title>
      </div>
      <PropertyList row={created.row} properties={properties} id={created.row.id} />
      <TextLink href={created.addAnother} className={`${buttonClass.secondary} mt-6`}>
        {texts.rows.addAnother}
      </TextLink>
    </div>
  );
}

/** Confirms a created row, or says that nothing can be entered. */
export function View({ content, data }: ViewProps<RowsNew, RowsNewData | undefined>) {
  const { color, hiddenProperties } = content;
  const { closed, closedHint } = useBlockContext().texts.rows;
  return (
    <BlockSection color={color} labelled={false} continues>
      <DataArea empty={<EmptyState icon="PenLine" text={closed} hint={closedHint} />}>
        {data?.created && (
          <Confirmation created={data.created} properties={displayProperties(data.properties, hiddenProperties)} />
        )}
      </DataArea>
    </BlockSection>
  );
}
