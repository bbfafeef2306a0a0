import type { ReactNode } from "react";
import { useBlockContext } from "../../context.tsx";
import { valueText, type Property, type Row } from "./properties.ts";
import { PropertyText } from "./PropertyText.tsx";

const PICTURE_SIZES = "(width >= 48rem) 32rem, 100vw";

function Term({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="gap-6 border-b border-line py-4 @md:grid @md:grid-cols-12">
      <dt className="text-sm text-ink-soft @md:col-span-4">{title}</dt>
      <dd className="min-w-0 wrap-anywhere whitespace-pre-line @md:col-span-8">{children}</dd>
    </div>
  );
}

/** The properties of one row as a list of terms; `id` puts the row's own ID first. */
export function PropertyList({ row, properties, id }: { row: Row; properties: readonly Property[]; id?: string }) {
  const { locale, texts } = useBlockContext();
  const isGiven = (one: Property) => valueText(row.values[one.name], one, locale, texts.rows) !== "";
  return (
    <dl className="border-t border-line">
      {id && <Term title={texts.rows.id}>{id}</Term>}
      {properties.map((property) => (
        <Term key={property.id} title={property.title}>
          {isGiven(property) ? (
            <PropertyText row={row} property={property} sizes={PICTURE_SIZES} />
          ) : (
            <span className="text-ink-soft">{texts.rows.notGiven}</span>
          )}
        </Term>
      ))}
    </dl>
  );
}
