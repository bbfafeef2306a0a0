import { useBlockContext } from "../context.tsx";
import type { ViewProps } from "../define-block.ts";
import { BlockSection } from "../parts/BlockSection.tsx";
import { DataArea } from "../parts/data/DataArea.tsx";
import { EmptyState } from "../parts/data/EmptyState.tsx";
import { displayProperties, valueText, visibleProperties, type Row } from "../parts/data/properties.ts";
import { PropertyList } from "../parts/data/PropertyList.tsx";
import type { RowsOverview, RowsOverviewData } from "./schema.ts";

function Overview({ data, row, hidden }: { data: RowsOverviewData; row: Row; hidden?: readonly string[] }) {
  const { idPrefix, isLead, locale, texts } = useBlockContext();
  const Title = isLead ? "h1" : "h2";
  const { entity, properties } = data;
  const name = displayProperties(properties, hidden)
    .map(({ name: property, type }) => valueText(row.values[property], type, locale, texts.rows))
    .find(Boolean);
  return (
    <div className="mx-auto max-w-3xl">
      {name && <p className="text-sm font-semibold text-brand">{entity.title}</p>}
      <Title id={`${idPrefix}-title`} className="mb-8 text-title">
        {name ?? entity.title}
      </Title>
      <PropertyList row={row} properties={visibleProperties(properties, hidden)} />
    </div>
  );
}

/** A row's properties as a list of terms, or a note that there is no such row. */
export function View({ content, data }: ViewProps<RowsOverview, RowsOverviewData | undefined>) {
  const { missing, missingHint } = useBlockContext().texts.rows;
  return (
    <BlockSection color={content.color} labelled={false} continues>
      <DataArea empty={<EmptyState icon="ReceiptText" text={missing} hint={missingHint} />}>
        {data?.row && <Overview data={data} row={data.row} hidden={content.hiddenProperties} />}
      </DataArea>
    </BlockSection>
  );
}
