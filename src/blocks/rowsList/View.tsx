import { useBlockContext } from "../context.tsx";
import type { ViewProps } from "../define-block.ts";
import { BlockSection } from "../parts/BlockSection.tsx";
import { DataArea } from "../parts/data/DataArea.tsx";
import { EmptyState } from "../parts/data/EmptyState.tsx";
import type { RowList } from "../parts/data/properties.ts";
import { listAddress } from "./list-address.ts";
import { RowPager } from "./RowPager.tsx";
import { RowSearch } from "./RowSearch.tsx";
import { RowsTable } from "./RowsTable.tsx";
import type { RowsList } from "./schema.ts";

/** Says that there are no rows: none at all, none that the search finds, or none behind the others. */
function NoRows({ list }: { list?: RowList }) {
  const { rows } = useBlockContext().texts;
  if (!list?.search && !list?.isContinued) return <EmptyState icon="Layers" text={rows.none} hint={rows.noneHint} />;
  const link = { text: rows.showAll, href: listAddress({ href: list.href }) };
  return <EmptyState icon="Layers" text={rows.noneFound} hint={rows.noneFoundHint} link={link} />;
}

/** A page of an entity's rows, or a note that there are none. */
export function View({ content, data }: ViewProps<RowsList, RowList | undefined>) {
  const { rows = [], search, isContinued, next } = data ?? {};
  const isLong = Boolean(search) || isContinued || next !== undefined;
  return (
    <BlockSection color={content.color} labelled={false} continues>
      <DataArea empty={<NoRows list={data} />}>
        {data && rows.length > 0 ? (
          <div className="rows-shown">
            {isLong && <RowSearch list={data} />}
            <RowsTable list={data} />
            <RowPager list={data} />
          </div>
        ) : undefined}
      </DataArea>
    </BlockSection>
  );
}
