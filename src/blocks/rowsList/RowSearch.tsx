import { buttonClass } from "#ui";
import { useBlockContext, useLangs } from "../context.tsx";
import type { RowList } from "../parts/data/properties.ts";
import { listAddress } from "./list-address.ts";

/** Searches the list by its address, without a script. */
export function RowSearch({ list }: { list: RowList }) {
  const { idPrefix, texts } = useBlockContext();
  const langs = useLangs();
  const { href, sort, search } = list;
  const id = `${idPrefix}-search`;
  return (
    <form action={href} role="search" className="rows-search" lang={langs.interface}>
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
      {sort && <input type="hidden" name="sort" value={sort} />}
      <button type="submit" className={buttonClass.secondary}>
        {texts.rows.find}
      </button>
      {search && <a href={listAddress({ href, sort })}>{texts.rows.showAll}</a>}
    </form>
  );
}
