import { useMutation, useQueryClient } from "@tanstack/react-query";
import { messageOf } from "#client";
import { toast } from "#ui/kit";
import type { Plan, PlanChange } from "../../plan-contract.ts";
import { call, KEYS } from "../client.ts";

type Changed = { plan: Plan; change: PlanChange; said: string; undo?: () => void };

/** @returns what is done with plans of the list. Orders are sent one after the other. */
export function usePlanActions() {
  const client = useQueryClient();
  const queryKey = [KEYS.plans];
  const shared = {
    onError: (error: Error) => toast.error(messageOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey }),
  };
  const change = useMutation({
    ...shared,
    mutationFn: ({ plan: { id }, change: body }: Changed) => call("PATCH /api/plans/:id", { params: { id }, body }),
    onSuccess: (_plan, { said, undo }) => toast.success(said, undo && { action: { label: "Undo", onClick: undo } }),
  });
  const restore = (plan: Plan) =>
    change.mutate({ plan, change: { isArchived: false }, said: `“${plan.name}” is offered again.` });
  const archive = (plan: Plan) =>
    change.mutateAsync({
      plan,
      change: { isArchived: true },
      said: `“${plan.name}” is no longer offered. Subscriptions keep it.`,
      undo: () => restore(plan),
    });
  const confirm = (plan: Plan) =>
    change.mutateAsync({ plan, change: { isSample: false }, said: `“${plan.name}” is no longer marked as a sample.` });
  const order = useMutation({
    mutationFn: (plans: readonly Plan[]) => call("PUT /api/plans/order", { body: { ids: plans.map(({ id }) => id) } }),
    scope: { id: "plan-order" },
    onMutate: async (plans) => {
      await client.cancelQueries({ queryKey, exact: true });
      client.setQueryData(queryKey, (all: readonly Plan[] = []) => [
        ...plans,
        ...all.filter(({ isArchived }) => isArchived),
      ]);
    },
    onError: shared.onError,
    onSettled: () => (client.isMutating({ mutationKey: ["plan-order"] }) > 1 ? undefined : shared.onSettled()),
    mutationKey: ["plan-order"],
  });
  return { archive, restore, confirm, order: order.mutate };
}
