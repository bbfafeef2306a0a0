import { useMutation, useQueryClient } from "@tanstack/react-query";
import { isRefusal, messageOf } from "#client";
import { toast } from "#ui/kit";
import type { Coupon } from "../../coupon-contract.ts";
import { call, KEYS } from "../client.ts";

/**
 * @returns a function that deletes a coupon and offers to add it again, also where no answer says whether it is deleted; how
 * often it was redeemed is then forgotten.
 */
export function useDeleteCoupon(): (coupon: Coupon) => Promise<unknown> {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: [KEYS.coupons] });
  const undoOf = (coupon: Coupon) => ({ action: { label: "Undo", onClick: () => again.mutate(coupon) } });
  const again = useMutation({
    onSettled,
    onError: (error, coupon) => toast.error(messageOf(error), undoOf(coupon)),
    mutationFn: ({ id, code, rules, maxRedemptions, oncePerCustomer, from, until }: Coupon) =>
      call("POST /api/coupons", { body: { id, code, rules, maxRedemptions, oncePerCustomer, from, until } }),
    onSuccess: ({ code, used }) => toast.success(`${code} is back.${used > 0 ? "" : " Its count begins at 0."}`),
  });
  const remove = useMutation({
    onSettled,
    onError: (error, coupon) => toast.error(messageOf(error), isRefusal(error) ? {} : undoOf(coupon)),
    mutationFn: ({ id }: Coupon) => call("DELETE /api/coupons/:id", { params: { id } }),
    onSuccess: (_done, coupon) => toast.success(`${coupon.code} deleted`, undoOf(coupon)),
  });
  return remove.mutateAsync;
}
