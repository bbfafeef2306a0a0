import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { messageOf, useSentId, useIsShown } from "#client";
import { toast } from "#ui/kit";
import type { Automation } from "../../contract.ts";
import { automationAddress, executionAddress } from "../addresses.ts";
import { call, KEYS } from "../client.ts";

/** @returns what is done with automations of the list. */
export function useAutomationActions() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const isShown = useIsShown();
  const copied = useSentId("automations/copied");
  const started = useSentId("automations/started");
  const shared = {
    onError: (error: Error) => toast.error(messageOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: [KEYS.automations] }),
  };
  const toggle = useMutation({
    ...shared,
    mutationFn: ({ id, isEnabled }: Automation) =>
      call("PATCH /api/automations/:id", { params: { id }, body: { isEnabled: !isEnabled } }),
    onSuccess: ({ name, isEnabled }) => toast.success(`“${name}” is ${isEnabled ? "on" : "off"}.`),
  });
  const copy = useMutation({
    ...shared,
    mutationFn: ({ name, trigger, steps }: Automation) => {
      const body = { name: `Copy of ${name}`.slice(0, 120), isEnabled: false, trigger, steps };
      return call("POST /api/automations", { body: { ...body, id: copied.idFor(body) } });
    },
    onSuccess: ({ id }) => {
      copied.drop();
      if (isShown()) void navigate(automationAddress(id));
    },
  });
  const run = useMutation({
    ...shared,
    mutationFn: ({ id }: Automation) =>
      call("POST /api/automations/:id/run", { params: { id }, body: { id: started.idFor(id) } }),
    onSuccess: ({ id }) => {
      started.drop();
      if (isShown()) void navigate(executionAddress(id));
    },
  });
  return { toggle: toggle.mutateAsync, copy: copy.mutateAsync, run: run.mutateAsync };
}
