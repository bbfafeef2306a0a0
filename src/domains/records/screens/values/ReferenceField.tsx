import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Button, FieldNotes, LabelText, SearchField, useField } from "#ui/kit";
import { call, rowsKey, type RowsPlace } from "../client.ts";
import { useOwnEntity } from "../use-entities.ts";
import { rowTitle } from "./row-title.ts";
import { useRowTitles } from "./use-row-titles.ts";

type ReferenceFieldProps = {
  label: string;
  /** The id of the row; empty for none. */
  value: string;
  onChange: (id: string) => void;
  /** The rows to choose from. */
  place: RowsPlace;
  hint?: string;
  error?: string;
  isRequired?: boolean;
  isFirst?: boolean;
};

const OFFERED = 8;

/** The rows that a search finds, as buttons. */
function Choices({ place, label, onChoose }: { place: RowsPlace; label: string; onChoose: (id: string) => void }) {
  const [search, setSearch] = useState("");
  const entity = useOwnEntity(place).data;
  const { data, error } = useQuery({
    queryKey: [rowsKey(place), "choices", search],
    queryFn: ({ signal }) =>
      call("GET /api/tenants/:tenant/entities/:entity/rows", {
        params: place,
        query: { search, limit: OFFERED },
        signal,
      }),
    placeholderData: (previous) => previous,
  });
  const rows = entity && data?.items;
  return (
    <div className="grid gap-2 rounded-control border border-line bg-tint p-2">
      <SearchField label={`Search ${label}`} value={search} onSearch={setSearch} />
      <ul className="grid gap-0.5">
        {rows?.map((row) => (
          <li key={row.id}>
            <button
              type="button"
              onClick={() => onChoose(row.id)}
              className="min-h-8 w-full cursor-pointer rounded-inner px-2.5 py-1 text-start wrap-anywhere hover:bg-hover pointer-coarse:min-h-11"
            >
              {entity && rowTitle(entity, row)}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-sm text-ink-soft">
        {error
          ? "The rows can’t be loaded."
          : rows && (rows.length === 0 ? "No row found" : rows.length === OFFERED ? "Search to find others." : "")}
      </p>
    </div>
  );
}

/** A field for a row of another entity, found by search. */
export function ReferenceField({
  label,
  value,
  onChange,
  place,
  hint,
  error,
  isRequired = false,
  isFirst,
}: ReferenceFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const { layout, control } = useField({ label, hint, error });
  const { ids } = layout;
  const opener = useRef<HTMLButtonElement>(null);
  const titles = useRowTitles(place, value ? [value] : []);
  const title = titles ? (titles.get(value) ?? "A row that was deleted") : "…";
  const choose = (chosen: string) => {
    onChange(chosen);
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <div
      role="group"
      aria-labelledby={ids.control}
      aria-describedby={control["aria-describedby"]}
      className="grid content-start gap-1.5"
    >
      <span id={ids.control} className="text-sm font-semibold">
        <LabelText label={label} required={isRequired} />
      </span>
      <div className="flex flex-wrap gap-2">
        <Button
          ref={opener}
          data-first={isFirst ? "" : undefined}
          data-invalid={error ? "" : undefined}
          aria-expanded={isOpen}
          aria-label={value ? `${label}: ${title}. Choose another` : `Choose ${label}`}
          onClick={() => setOpen(!isOpen)}
        >
          {value ? title : "Choose"}
        </Button>
        {value && <Button onClick={() => choose("")}>Remove</Button>}
      </div>
      <FieldNotes {...{ ids, hint, error }} />
      {isOpen && <Choices place={place} label={label} onChoose={choose} />}
    </div>
  );
}
