import { useState } from "react";
import { Moment } from "#client";
import { safeImageSrc } from "#shared";
import type { ListedRow } from "../../contract.ts";
import { shownValue } from "../values/shown-value.ts";
import type { RowColumn } from "./columns.ts";

/** The titles of the rows that a row refers to, by id; undefined while they are loading. */
export type Titles = ReadonlyMap<string, string> | undefined;

function Picture({ address }: { address: string }) {
  const [broken, setBroken] = useState<string>();
  const src = safeImageSrc(address);
  if (!src || src === broken) return <span className="truncate text-ink-soft">No image there</span>;
  return (
    <img
      src={src}
      alt=""
      draggable={false}
      loading="lazy"
      decoding="async"
      className="h-9 w-14 rounded-inner border border-line object-cover"
      onError={() => setBroken(src)}
    />
  );
}

/** What a cell shows: one line, or a small picture. */
export function CellValue({ row, column, titles }: { row: ListedRow; column: RowColumn; titles: Titles }) {
  const { property } = column;
  if (!property)
    return (
      <span className="block truncate max-md:whitespace-normal">
        <Moment at={column.id === "createdAt" ? row.createdAt : row.updatedAt} />
      </span>
    );
  const value = row.values[property.name];
  if (property.type === "image" && typeof value === "string") return <Picture address={value} />;
  const isReference = property.type === "reference" && typeof value === "string";
  const text = isReference
    ? (titles?.get(value) ?? (titles ? "A row that was deleted" : "…"))
    : shownValue(property, value);
  return (
    <span className="block truncate max-md:whitespace-normal max-md:wrap-anywhere max-md:line-clamp-3" title={text}>
      {text || <span className="sr-only">Empty</span>}
    </span>
  );
}
