import { useEffect } from "react";
import { SelectField } from "#ui/kit";
import { useList } from "../client.ts";

/** Chooses whose rows are shown; nothing where the site is the only organisation. */
export function TenantField({ value, onChange }: { value: string; onChange: (tenant: string) => void }) {
  const { rows, more } = useList("GET /api/tenants", { query: { limit: "200" } });
  const { hasMore, busy, error, onLoad } = more;
  useEffect(() => {
    if (hasMore && !busy && error === undefined) onLoad();
  });
  if (!rows || rows.length < 2) return null;
  return (
    <SelectField
      label="Organisation"
      labelHidden
      value={value}
      options={rows.map(({ name, title }) => ({ value: name, label: title }))}
      onValueChange={onChange}
      className="md:max-w-56"
    />
  );
}
