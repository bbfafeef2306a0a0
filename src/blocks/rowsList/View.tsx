import { useBlockContext } from "../context.tsx";
import type { ViewProps } from "../define-block.ts";
import { BlockSection } from "../parts/BlockSection.tsx";
import { DataArea } from "../parts/data/DataArea.tsx";
import { EmptyState } from "../parts/data/EmptyState.tsx";
import { RowsTable } from "./RowsTable.tsx";
import type { RowsList, RowsListData } from "./schema.ts";

/** The rows of an entity, or a note that there are none. */
export function View({ content, data }: ViewProps<RowsList, RowsListData | undefined>) {
  const { none, noneHint } = useBlockContext().texts.rows;
  return (
    <BlockSection color={content.color} labelled={false} continues>
      <DataArea empty={<EmptyState icon="Layers" text={none} hint={noneHint} />}>
        {data && data.rows.length > 0 ? <RowsTable data={data} hidden={content.hiddenProperties} /> : undefined}
      </DataArea>
    </BlockSection>
  );
}
