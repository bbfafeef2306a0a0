import { CreditCard } from "lucide-react";
import { Link } from "react-router";
import { Moment, useAddressQuery } from "#client";
import { DataTable, EmptyState, LoadMore, SearchField, SelectField, StatusBadge, type Column, TwoLines } from "#ui/kit";
import type { ListedSubscription } from "../../contract.ts";
import { SUBSCRIPTION_STATUSES } from "../../subscription.ts";
import { useList } from "../client.ts";
import { costText, nextText, statusOf } from "../plan-text.ts";

const SOURCES: Readonly<Record<ListedSubscription["source"], string>> = {
  free: "Free",
  stripe: "Paid through Stripe",
  once: "Paid once",
  staff: "Given by staff",
};

const COLUMNS: Column<ListedSubscription>[] = [
  {
    id: "organisation",
    header: "Organisation",
    cell: ({ tenant, title }) => <Link to={`/admin/organisations/${tenant}`}>{title}</Link>,
  },
  { id: "plan", header: "Plan", cell: ({ name }) => name },
  {
    id: "price",
    header: "Price",
    wideOnly: true,
    cell: (one) => (
      <TwoLines below={SOURCES[one.source]}>
        <span className="tabular-nums">{costText(one)}</span>
      </TwoLines>
    ),
  },
  {
    id: "status",
    header: "Status",
    width: "minmax(9rem, 1fr)",
    cell: (one) => {
      const { text, tone } = statusOf(one);
      return (
        <TwoLines below={nextText(one)}>
          <StatusBadge tone={tone}>{text}</StatusBadge>
        </TwoLines>
      );
    },
  },
  { id: "since", header: "Since", wideOnly: true, cell: ({ startedAt }) => <Moment at={startedAt} /> },
];

const ALL = "all";
const CHOICES = [
  { value: ALL, label: "Every status" },
  ...SUBSCRIPTION_STATUSES.map((status) => ({ value: status, label: statusOf({ status }).text })),
];

/** The plans of all organisations. */
export function SubscriptionList() {
  const { read, change } = useAddressQuery();
  const search = read("search");
  const status = CHOICES.find(({ value }) => value === read("status"))?.value ?? ALL;
  const query = { search, ...(status !== ALL && { status }) };
  const { more, ...list } = useList("GET /api/subscriptions", { query });
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <SearchField
          label="Search organisations"
          value={search}
          onSearch={(text) => change({ search: text || undefined })}
        />
        <SelectField
          label="Status"
          labelHidden
          value={status}
          options={CHOICES}
          onValueChange={(chosen) => change({ status: chosen === ALL ? undefined : chosen })}
        />
      </div>
      <DataTable
        label="Subscriptions"
        columns={COLUMNS}
        {...list}
        rowKey={({ tenant }) => tenant}
        empty={
          search !== "" || status !== ALL ? (
            <EmptyState title="Nothing found">No organisation with a plan matches.</EmptyState>
          ) : (
            <EmptyState icon={<CreditCard />} title="No subscriptions yet">
              Organisations are listed here once they have a plan.
            </EmptyState>
          )
        }
      />
      <LoadMore {...more} />
    </>
  );
}
