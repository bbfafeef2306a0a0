import { useBlockContext } from "../context.tsx";
import type { ViewProps } from "../define-block.ts";
import { BlockSection } from "../parts/BlockSection.tsx";
import { DataArea } from "../parts/data/DataArea.tsx";
import { EmptyState } from "../parts/data/EmptyState.tsx";
import { rowName, visibleProperties, type RowPage } from "../parts/data/properties.ts";
import { PropertyList } from "../parts/data/PropertyList.tsx";
import type { RowsOverview } from "./schema.ts";

function Overview({ data: { entity, properties, row } }: { data: RowPage }) {
  const context = useBlockContext();
  const { idPrefix, isLead } = context;
  const Title = isLead ? "h1" : "h2";
  const name = rowName(row, properties, context);
  return (
    <div className="mx-auto max-w-3xl">
      {name && <p className="text-sm font-semibold text-brand">{entity.title}</p>}
      <Title id={`${idPrefix}-title`} className="mb-8 text-title">
        {name || entity.title}
      </Title>
      <PropertyList row={row} properties={visibleProperties(properties)} />
    </div>
  );
}

/** Only pages have data: the editor shows a note or the server's preview in its place, and doesn't load its views. */
const Shown = import.meta.env.SSR ? Overview : () => null;

/** A row's properties as a list of terms, or a note that it wasn't found. */
export function View({ content, data }: ViewProps<RowsOverview, RowPage | undefined>) {
  const { missing, missingHint } = useBlockContext().texts.rows;
  return (
    <BlockSection color={content.color} labelled={false} continues>
      <DataArea empty={<EmptyState icon="ReceiptText" text={missing} hint={missingHint} />}>
        {data && <Shown data={data} />}
      </DataArea>
    </BlockSection>
  );
}
