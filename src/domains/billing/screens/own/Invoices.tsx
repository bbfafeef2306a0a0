import { formatMoney } from "#shared";
import { LoadingOrError } from "#client";
import { DataTable, StatusBadge, type Column } from "#ui/kit";
import type { Invoice } from "../../contract.ts";
import { dayText } from "../plan-text.ts";
import { useInvoices } from "./use-billing.ts";

const STATUS: Readonly<Record<string, string>> = { paid: "Paid", open: "Open", void: "Void", uncollectible: "Unpaid" };

const COLUMNS: Column<Invoice>[] = [
  {
    id: "number",
    header: "Invoice",
    cell: ({ number, url }) =>
      url === null ? (
        (number ?? "Draft")
      ) : (
        <a href={url} target="_blank" rel="noreferrer">
          {number ?? "Draft"}
        </a>
      ),
  },
  { id: "day", header: "Date", cell: ({ createdAt }) => dayText(createdAt) },
  { id: "total", header: "Total", align: "end", cell: ({ total, currency }) => formatMoney(total, currency, "en") },
  {
    id: "status",
    header: "Status",
    cell: ({ status }) => (
      <StatusBadge tone={status === "paid" ? "good" : "attention"}>{STATUS[status] ?? status}</StatusBadge>
    ),
  },
];

/** The invoices of an organisation, newest first. */
export function Invoices({ tenant }: { tenant: string }) {
  const { data, error, refetch } = useInvoices(tenant, true);
  return (
    <section aria-labelledby="invoices" className="grid gap-4">
      <h2 id="invoices">Invoices</h2>
      {data ? (
        <DataTable
          label="Invoices"
          columns={COLUMNS}
          rows={data}
          rowKey={({ id }) => id}
          empty={<p className="text-ink-soft">There are no invoices yet.</p>}
        />
      ) : (
        <LoadingOrError error={error} onRetry={() => void refetch()} lines={3} />
      )}
    </section>
  );
}
