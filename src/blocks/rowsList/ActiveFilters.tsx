import { Icon } from "#ui";
import { useBlockContext, useLangs } from "../context.tsx";
import type { RowList } from "../parts/data/row-list.ts";
import { activeFilters } from "./active-filters.ts";
import { listAddress, wholeList } from "./list-address.ts";

/** What the list is narrowed by, each a link that takes it back; nothing where all rows are listed. */
export function ActiveFilters({ list }: { list: RowList }) {
  const { locale, texts } = useBlockContext();
  const langs = useLangs();
  const { rows } = texts;
  const active = activeFilters(list.filters, locale, rows);
  if (active.length === 0 && !list.search) return null;
  return (
    <div role="group" aria-label={rows.activeFilters} lang={langs.interface}>
      <ul className="rows-active">
        {active.map(({ name, text }) => (
          <li key={name}>
            <a href={listAddress(list, { [name]: undefined })} rel="nofollow">
              <span className="sr-only">{rows.removeFilter} </span>
              {text}
              <Icon name="X" />
            </a>
          </li>
        ))}
        <li>
          <a href={wholeList(list)}>{rows.showAll}</a>
        </li>
      </ul>
    </div>
  );
}
