import { buttonClass, Icon } from "#ui";
import { useBlockContext, useLangs } from "../context.tsx";
import type { RowList } from "../parts/data/row-list.ts";
import { ActiveFilters } from "./ActiveFilters.tsx";
import { FilterField } from "./FilterField.tsx";

/** The order of the list: tables have it in their heads too, but not on narrow screens. */
function SortField({ list: { properties, sort } }: { list: RowList }) {
  const { idPrefix, texts } = useBlockContext();
  const langs = useLangs();
  const { rows } = texts;
  const id = `${idPrefix}-sort`;
  const options = properties
    .filter(({ isSortable }) => isSortable)
    .flatMap(({ name, title }) => [
      [name, rows.ascending.replace("{title}", () => title)] as const,
      [`-${name}`, rows.descending.replace("{title}", () => title)] as const,
    ]);
  if (options.length === 0) return null;
  return (
    <div lang={langs.interface}>
      <label htmlFor={id}>{rows.sortBy}</label>
      <select id={id} name="sort" defaultValue={sort ?? ""}>
        <option value="">{rows.newestFirst}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The fields that narrow and sort the list, closed until they are wanted; nothing where there are none. */
function RowFilters({ list }: { list: RowList }) {
  const { rows } = useBlockContext().texts;
  const langs = useLangs();
  const { filters, properties } = list;
  if (filters.length === 0 && !properties.some(({ isSortable }) => isSortable)) return null;
  return (
    <details className="rows-filters">
      <summary lang={langs.interface}>
        {filters.length > 0 ? rows.filterAndSort : rows.sortBy}
        <Icon name="ChevronDown" />
      </summary>
      <div className="rows-fields">
        {filters.map((filter) => (
          <FilterField key={filter.fields[0]?.name} filter={filter} />
        ))}
        <SortField list={list} />
        <button type="submit" className={buttonClass.secondary} lang={langs.interface}>
          {rows.apply}
        </button>
      </div>
    </details>
  );
}

/**
 * Searches, filters and sorts the list by its address, without a script; below it what the list is narrowed by. No landmark,
 * as the several lists of a page can't have landmarks of one name.
 */
export function RowTools({ list }: { list: RowList }) {
  const { idPrefix, texts } = useBlockContext();
  const langs = useLangs();
  const { href, search, kept = {} } = list;
  const id = `${idPrefix}-search`;
  return (
    <div className="rows-tools">
      <form action={href} className="rows-form">
        <div className="rows-search" lang={langs.interface}>
          <label htmlFor={id} className="sr-only">
            {texts.rows.search}
          </label>
          <input
            id={id}
            type="search"
            name="search"
            defaultValue={search}
            maxLength={100}
            placeholder={texts.rows.search}
          />
          <button type="submit" className={buttonClass.secondary}>
            {texts.rows.find}
          </button>
        </div>
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <RowFilters list={list} />
      </form>
      <ActiveFilters list={list} />
    </div>
  );
}
