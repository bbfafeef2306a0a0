import { useMutation, useQueryClient } from "@tanstack/react-query";
import { messageOf } from "#client";
import { toast } from "#ui/kit";
import type { Coupon } from "../../coupon-contract.ts";
import { call, KEYS } from "../client.ts";

/** @returns a function that deletes a coupon and offers to add it again; how often it was redeemed is then forgotten. */
export function useDeleteCoupon(): (coupon: Coupon) => void {
  const client = useQueryClient();
  const shared = {
    onError: (error: Error) => toast.error(messageOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: [KEYS.coupons] }),
  };
  const again = useMutation({
    ...shared,
    mutationFn: ({ code, rules, maxRedemptions, oncePerCustomer, from, until }: Coupon) =>
      call("POST /api/coupons", { body: { code, rules, maxRedemptions, oncePerCustomer, from, until } }),
    onSuccess: ({ code }) => toast.success(`${code} is back. Its count begins at 0.`),
  });
  const remove = useMutation({
    ...shared,
    mutationFn: ({ id }: Coupon) => call("DELETE /api/coupons/:id", { params: { id } }),
    onSuccess: (_done, coupon) =>
      toast.success(`${coupon.code} deleted`, { action: { label: "Undo", onClick: () => again.mutate(coupon) } }),
  });
  return remove.mutate;
}
