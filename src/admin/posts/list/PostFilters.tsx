import type { useAddressQuery } from "#client";
import { SearchField, SelectField } from "#ui/kit";
import { StatusFilter } from "../../pages/list/StatusFilter.tsx";
import { usePostChoices } from "../use-post-choices.ts";

type Query = ReturnType<typeof useAddressQuery>;

type ChoiceProps = { query: Query; name: string; label: string; any: string; choices: readonly string[] };

/** Narrows the list to one of these; there before they are, so that nothing below it moves. */
function Choice({ query, name, label, any, choices }: ChoiceProps) {
  const value = query.read(name);
  const all = value && !choices.includes(value) ? [value, ...choices] : choices;
  return (
    <SelectField
      label={label}
      labelHidden
      value={value}
      options={[{ value: "", label: any }, ...all.map((one) => ({ value: one, label: one }))]}
      onValueChange={(next) => query.change({ [name]: next || undefined })}
      className="lg:max-w-56"
    />
  );
}

/** The search and the filters of posts. */
export function PostFilters({ query }: { query: Query }) {
  const { authors, tags } = usePostChoices();
  const labels = tags.map(({ label }) => label);
  return (
    <div className="mb-4 grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3 lg:flex lg:flex-wrap">
      <div className="col-span-full">
        <SearchField
          label="Search posts"
          value={query.read("search")}
          onSearch={(value) => query.change({ search: value || undefined })}
        />
      </div>
      <StatusFilter value={query.read("status")} onChange={(value) => query.change({ status: value })} />
      <Choice query={query} name="author" label="Author" any="Any author" choices={authors} />
      <Choice query={query} name="tag" label="Tag" any="Any tag" choices={labels} />
    </div>
  );
}
