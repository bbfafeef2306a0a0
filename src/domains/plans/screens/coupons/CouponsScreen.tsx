import { MoreHorizontal, Plus, SquarePen, TicketPercent, Trash2 } from "lucide-react";
import { useState } from "react";
import { useAddressQuery, useSession } from "#client";
import {
  ButtonLink,
  DataTable,
  EmptyState,
  IconButton,
  LoadMore,
  Menu,
  PageHeader,
  SearchField,
  StatusBadge,
  type Column,
  TwoLines,
} from "#ui/kit";
import type { Coupon } from "../../coupon-contract.ts";
import { couponAddress, NEW_COUPON, PLANS_AREA } from "../addresses.ts";
import { useList, usePlans } from "../client.ts";
import { ruleInWords, stateOf } from "./coupon-words.ts";
import { useDeleteCoupon } from "./use-delete-coupon.ts";

function State({ coupon, now }: { coupon: Coupon; now: string }) {
  const { tone, text } = stateOf(coupon, now);
  return <StatusBadge tone={tone}>{text}</StatusBadge>;
}

const used = ({ used: count, maxRedemptions }: Coupon) =>
  maxRedemptions === undefined ? String(count) : `${count} of ${maxRedemptions}`;

function columnsFor(names: ReadonlyMap<string, string>, now: string): Column<Coupon>[] {
  return [
    {
      id: "code",
      header: "Code",
      cell: ({ code, rules }) => (
        <TwoLines below={rules.map((rule) => ruleInWords(rule, names)).join("; ")}>
          <span className="font-mono">{code}</span>
        </TwoLines>
      ),
    },
    { id: "state", header: "State", cell: (coupon) => <State {...{ coupon, now }} /> },
    { id: "used", header: "Redeemed", align: "end", cell: used },
  ];
}

/** All coupons, or those that a search finds, newest first. */
export function CouponsScreen() {
  const { may } = useSession();
  const mayEdit = may("plan.manage");
  const { read, change } = useAddressQuery();
  const search = read("search");
  const { more, ...list } = useList("GET /api/coupons", { query: { search } });
  const names = new Map((usePlans().data ?? []).map(({ id, name }) => [id, name]));
  const remove = useDeleteCoupon();
  const [now] = useState(() => new Date().toISOString());
  return (
    <>
      <PageHeader
        title="Coupons"
        description="Codes that lower prices of plans. Visitors enter them in the block Pricing where it allows coupons."
        back={{ to: PLANS_AREA, label: "Plans" }}
        actions={
          mayEdit && (
            <ButtonLink variant="primary" to={NEW_COUPON} icon={<Plus aria-hidden />}>
              Add coupon
            </ButtonLink>
          )
        }
      />
      <div className="mb-4 flex">
        <SearchField label="Search coupons" value={search} onSearch={(text) => change({ search: text || undefined })} />
      </div>
      <DataTable
        label="Coupons"
        columns={columnsFor(names, now)}
        {...list}
        rowKey={({ id }) => id}
        rowLink={({ id }) => (mayEdit ? couponAddress(id) : undefined)}
        rowActions={
          mayEdit
            ? (coupon) => (
                <Menu
                  trigger={<IconButton label={`Actions for ${coupon.code}`} icon={<MoreHorizontal />} />}
                  items={[
                    { label: "Edit", icon: <SquarePen />, to: couponAddress(coupon.id) },
                    { label: "Delete", icon: <Trash2 />, danger: true, onSelect: () => remove(coupon) },
                  ]}
                />
              )
            : undefined
        }
        empty={
          search ? (
            <EmptyState icon={<TicketPercent />} title="No coupon found" />
          ) : (
            <EmptyState
              icon={<TicketPercent />}
              title="No coupons yet"
              action={mayEdit && <ButtonLink to={NEW_COUPON}>Add a coupon</ButtonLink>}
            >
              A coupon takes a share or an amount off the plans and intervals that you choose.
            </EmptyState>
          )
        }
      />
      <LoadMore {...more} />
    </>
  );
}
