import { Icon } from "#ui";
import { useBlockContext, useLangs } from "../context.tsx";
import type { RowList } from "../parts/data/row-list.ts";
import { listAddress } from "./list-address.ts";

/** Links to the pages around this one, and to the first; nothing where all rows are on one page. */
export function RowPager({ list }: { list: RowList }) {
  const { rows } = useBlockContext().texts;
  const langs = useLangs();
  const { isContinued, previous, next } = list;
  if (!isContinued && next === undefined) return null;
  return (
    <div className="rows-pager" role="group" aria-label={rows.pages} lang={langs.interface}>
      {previous !== undefined && (
        <a href={listAddress(list, { before: previous })} rel="prev">
          <Icon name="ChevronLeft" />
          {rows.previous}
        </a>
      )}
      {isContinued && (
        <a href={listAddress(list)} rel="first">
          {rows.first}
        </a>
      )}
      {next !== undefined && (
        <a href={listAddress(list, { after: next })} rel="next">
          {rows.next}
          <Icon name="ChevronRight" />
        </a>
      )}
    </div>
  );
}
