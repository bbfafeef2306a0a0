import { useQueryClient } from "@tanstack/react-query";
import { ShoppingBag } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { messageOf, Moment } from "#client";
import { Button, DataTable, EmptyState, LoadMore, SearchField, SelectField, toast, type Column } from "#ui/kit";
import type { ListedOrder } from "../../contract.ts";
import { call, useList } from "../client.ts";
import { priceText } from "../plan-text.ts";

const COLUMNS: Column<ListedOrder>[] = [
  {
    id: "who",
    header: "Who",
    cell: ({ name, email, organisation, tenant, message }) => (
      <span className="grid min-w-0 gap-0.5 py-1">
        <span className="wrap-anywhere">{organisation === "" ? name : `${name}, ${organisation}`}</span>
        {tenant !== null && (
          <Link className="text-sm font-normal" to={`/admin/organisations/${tenant}`}>
            Give the plan
          </Link>
        )}
        <a className="text-sm font-normal wrap-anywhere" href={`mailto:${email}`}>
          {email}
        </a>
        {message !== "" && <span className="text-sm font-normal wrap-anywhere text-ink-soft">{message}</span>}
      </span>
    ),
  },
  {
    id: "plan",
    header: "Plan",
    cell: (order) => (
      <span className="grid gap-0.5">
        <span>{order.plan}</span>
        <span className="text-sm text-ink-soft tabular-nums">
          {order.amount === null ? "Price on request" : priceText(order)}
          {order.coupon !== null && `, coupon ${order.coupon}`}
        </span>
      </span>
    ),
  },
  { id: "at", header: "Received", cell: ({ createdAt }) => <Moment at={createdAt} /> },
];

const CHOICES = [
  { value: "open", label: "Open" },
  { value: "done", label: "Done" },
  { value: "suspicious", label: "Suspicious" },
];

function DoneButton({ order: { id, isDone, name } }: { order: ListedOrder }) {
  const client = useQueryClient();
  const change = async () => {
    try {
      await call("PATCH /api/orders/:id", { params: { id }, body: { isDone: !isDone } });
      await client.invalidateQueries({ queryKey: ["/api/orders"] });
    } catch (error) {
      toast.error(messageOf(error));
    }
  };
  const text = isDone ? "Open again" : "Mark as done";
  return (
    <Button onClick={() => void change()} aria-label={`${text}: ${name}`}>
      {text}
    </Button>
  );
}

/** The orders of plans. */
export function OrderList() {
  const [search, setSearch] = useState("");
  const [which, setWhich] = useState("open");
  const { more, ...list } = useList("GET /api/orders", { query: { search, which } });
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <SearchField label="Search orders" value={search} onSearch={setSearch} />
        <SelectField label="Show" value={which} options={CHOICES} onValueChange={setWhich} />
      </div>
      <DataTable
        label="Orders"
        columns={COLUMNS}
        {...list}
        rowKey={({ id }) => id}
        rowActions={(order) => <DoneButton order={order} />}
        empty={
          <EmptyState icon={<ShoppingBag />} title="No order found">
            Plans are ordered while this site takes no payments, and where a price is on request.
          </EmptyState>
        }
      />
      <LoadMore {...more} />
    </>
  );
}
