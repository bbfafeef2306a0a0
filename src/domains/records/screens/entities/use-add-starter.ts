import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { messageOf, useIsShown } from "#client";
import { SITE_TENANT } from "#tenants";
import { toast } from "#ui/kit";
import { rowsAddress } from "../addresses.ts";
import { call, ENTITIES } from "../client.ts";
import { REMARK, SAMPLE, type Starter } from "./starters/index.ts";

/** Adds the entity and its samples, the last one first: lists have the newest on top. @throws ApiError */
async function addStarter({ samples, ...entity }: Starter, withSamples: boolean): Promise<string> {
  const { name } = await call("POST /api/entities", { body: entity });
  const params = { tenant: SITE_TENANT, entity: name };
  for (const sample of withSamples ? samples.toReversed() : []) {
    const values = { ...sample, [REMARK.name]: SAMPLE };
    await call("POST /api/tenants/:tenant/entities/:entity/rows", { params, body: { values } });
  }
  return name;
}

/** @returns a function that adds a starter's entity and then shows its rows, and whether it is at work. */
export function useAddStarter() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const isShown = useIsShown();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ starter, withSamples }: { starter: Starter; withSamples: boolean }) =>
      addStarter(starter, withSamples),
    onSuccess: (name, { starter }) => {
      toast.success(`“${starter.titlePlural}” added`);
      if (isShown()) void navigate(rowsAddress(name));
    },
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: [ENTITIES] }),
  });
  return { add: mutate, busy: isPending };
}
