import { useBlockContext } from "../context.tsx";
import type { ViewProps } from "../define-block.ts";
import { BlockSection } from "../parts/BlockSection.tsx";
import { DataArea } from "../parts/data/DataArea.tsx";
import { EmptyState } from "../parts/data/EmptyState.tsx";
import type { RowList } from "../parts/data/row-list.ts";
import { askedFilters, wholeList } from "./list-address.ts";
import { RowCards } from "./RowCards.tsx";
import { RowGrid } from "./RowGrid.tsx";
import { RowPager } from "./RowPager.tsx";
import { RowsTable } from "./RowsTable.tsx";
import { RowTools } from "./RowTools.tsx";
import type { RowsList } from "./schema.ts";

const STYLES = { table: RowsTable, cards: RowCards, grid: RowGrid };

const isNarrowed = (list: RowList) => Boolean(list.search) || Object.keys(askedFilters(list)).length > 0;

/** Says that there are no rows: none at all, none that are asked for, or none behind the others. */
function NoRows({ list }: { list?: RowList }) {
  const { rows } = useBlockContext().texts;
  if (!list || (!isNarrowed(list) && !list.isContinued)) {
    return <EmptyState icon="Layers" text={rows.none} hint={rows.noneHint} />;
  }
  const link = { text: rows.showAll, href: wholeList(list) };
  return <EmptyState icon="Layers" text={rows.noneFound} hint={rows.noneFoundHint} link={link} />;
}

/** A list with what narrows it, where it is longer than a page or narrowed already. */
function ShownRows({ list, style }: { list: RowList; style: RowsList["style"] }) {
  const Rows = STYLES[style];
  const isLong = isNarrowed(list) || list.isContinued || list.next !== undefined;
  return (
    <div className="rows-shown">
      {isLong && <RowTools list={list} />}
      {list.rows.length > 0 ? <Rows list={list} /> : <NoRows list={list} />}
      <RowPager list={list} />
    </div>
  );
}

/** Only pages have data: the editor shows a note or the server's preview in its place, and doesn't load its views. */
const Shown = import.meta.env.SSR ? ShownRows : () => null;

/** A page of an entity's rows, or a note that there are none. */
export function View({ content, data }: ViewProps<RowsList, RowList | undefined>) {
  const isShown = data !== undefined && (data.rows.length > 0 || isNarrowed(data));
  return (
    <BlockSection color={content.color} labelled={false} continues>
      <DataArea empty={<NoRows list={data} />}>
        {isShown ? <Shown list={data} style={content.style} /> : undefined}
      </DataArea>
    </BlockSection>
  );
}
