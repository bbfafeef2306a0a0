import { Icon } from "#ui";
import { useBlockContext, useLangs } from "../context.tsx";
import type { RowList } from "../parts/data/properties.ts";
import { listAddress } from "./list-address.ts";

/** Links to the first rows and to the next ones; nothing where all rows are on one page. */
export function RowPager({ list }: { list: RowList }) {
  const { rows } = useBlockContext().texts;
  const langs = useLangs();
  const { isContinued, next } = list;
  if (!isContinued && next === undefined) return null;
  return (
    <div className="rows-pager" role="group" aria-label={rows.pages} lang={langs.interface}>
      {isContinued && (
        <a href={listAddress(list)} rel="first">
          <Icon name="ChevronLeft" />
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
