import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { messageOf } from "#client";
import { toast } from "#ui/kit";
import type { Automation } from "../../contract.ts";
import { automationAddress, executionAddress } from "../addresses.ts";
import { call, KEYS } from "../client.ts";

/** @returns what is done with automations of the list. */
export function useAutomationActions() {
  const client = useQueryClient();
  const navigate = useNavigate();
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
    mutationFn: ({ name, trigger, steps }: Automation) =>
      call("POST /api/automations", {
        body: { name: `Copy of ${name}`.slice(0, 120), isEnabled: false, trigger, steps },
      }),
    onSuccess: ({ id }) => void navigate(automationAddress(id)),
  });
  const run = useMutation({
    ...shared,
    mutationFn: ({ id }: Automation) => call("POST /api/automations/:id/run", { params: { id }, body: {} }),
    onSuccess: ({ id }) => void navigate(executionAddress(id)),
  });
  return { toggle: toggle.mutate, copy: copy.mutate, run: run.mutate };
}
