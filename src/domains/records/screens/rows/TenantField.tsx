import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { PickField } from "#ui/kit";
import { call, useList } from "../client.ts";

/** Sites may have thousands: others are found by a search. */
const OFFERED = "8";

/** Chooses whose rows are shown; nothing where the site is the only organisation. */
export function TenantField({ value, onChange }: { value: string; onChange: (tenant: string) => void }) {
  const [search, setSearch] = useState("");
  const first = useList("GET /api/tenants", { query: { search: "", limit: OFFERED } });
  const found = useList("GET /api/tenants", { query: { search, limit: OFFERED } });
  const { data } = useQuery({
    queryKey: ["/api/tenants", value],
    queryFn: ({ signal }) => call("GET /api/tenants/:tenant", { params: { tenant: value }, signal }),
  });
  if (!first.rows || first.rows.length < 2) return null;
  const isTitleShared = (title: string) => found.rows?.filter((one) => one.title === title).length !== 1;
  return (
    <div className="w-full sm:w-56">
      <PickField
        label="Organisation"
        labelHidden
        chosen={data?.title ?? ""}
        options={found.rows?.map(({ name, title }) => ({
          value: name,
          title: isTitleShared(title) ? `${title} (${name})` : title,
        }))}
        onSearch={setSearch}
        onValueChange={onChange}
      />
    </div>
  );
}
