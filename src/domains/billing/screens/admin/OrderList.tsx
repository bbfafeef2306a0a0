import { ShoppingBag } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { Moment } from "#client";
import { DataTable, EmptyState, LoadMore, SearchField, SelectField, type Column, TwoLines } from "#ui/kit";
import type { ListedOrder } from "../../contract.ts";
import { useList } from "../client.ts";
import { priceText } from "../plan-text.ts";
import { DeleteOrder } from "./DeleteOrder.tsx";
import { OrderActions } from "./OrderActions.tsx";

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
        {message !== "" && (
          <span className="text-sm font-normal wrap-anywhere whitespace-pre-line text-ink-soft">{message}</span>
        )}
      </span>
    ),
  },
  {
    id: "plan",
    header: "Plan",
    cell: (order) => {
      const price = order.amount === null ? "Price on request" : priceText(order);
      return (
        <TwoLines below={order.coupon === null ? price : `${price}, coupon ${order.coupon}`}>{order.plan}</TwoLines>
      );
    },
  },
  { id: "at", header: "Received", cell: ({ createdAt }) => <Moment at={createdAt} /> },
];

const CHOICES = [
  { value: "open", label: "Open" },
  { value: "done", label: "Done" },
  { value: "suspicious", label: "Suspicious" },
];

/** The orders of plans. */
export function OrderList() {
  const [search, setSearch] = useState("");
  const [which, setWhich] = useState("open");
  const [deleted, setDeleted] = useState<ListedOrder>();
  const { more, ...list } = useList("GET /api/orders", { query: { search, which } });
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <SearchField label="Search orders" value={search} onSearch={setSearch} />
        <SelectField label="Show" labelHidden value={which} options={CHOICES} onValueChange={setWhich} />
      </div>
      <DataTable
        label="Orders"
        columns={COLUMNS}
        {...list}
        rowKey={({ id }) => id}
        rowActions={(order) => <OrderActions order={order} onDelete={() => setDeleted(order)} />}
        empty={
          <EmptyState icon={<ShoppingBag />} title={search ? "No order found" : `No ${which} orders`}>
            Plans are ordered while this site takes no payments, and where a price is on request.
          </EmptyState>
        }
      />
      <LoadMore {...more} />
      {deleted && <DeleteOrder order={deleted} onClose={() => setDeleted(undefined)} />}
    </>
  );
}
