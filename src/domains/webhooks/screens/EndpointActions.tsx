import { useMutation } from "@tanstack/react-query";
import { Check, Ellipsis, KeyRound, ListPlus, Power, Send, Trash2 } from "lucide-react";
import { messageOf } from "#client";
import { IconButton, Menu, toast } from "#ui/kit";
import type { ListedEndpoint } from "../contract.ts";
import { call, useRefresh } from "./client.ts";
import type { EndpointDialog } from "./EndpointDialogs.tsx";

type EndpointActionsProps = { endpoint: ListedEndpoint; onDialog: (dialog: EndpointDialog) => void };

/** Sends a test to an endpoint and switches it on or off; the rest is asked in dialogs. */
export function EndpointActions({ endpoint, onDialog }: EndpointActionsProps) {
  const { id, url, isEnabled, disabledBecause } = endpoint;
  const { host } = new URL(url);
  const refresh = useRefresh();

  const test = useMutation({
    mutationFn: () => call("POST /api/webhook-endpoints/:id/test", { params: { id }, body: {} }),
    onMutate: () => toast.info(`Sending a test to ${host}`),
    onSuccess: ({ outcome }) => {
      if (outcome.kind === "delivered") toast.success(`${host} accepted the test (status ${outcome.status})`);
      else toast.error(outcome.reason);
    },
    onError: (error) => toast.error(messageOf(error)),
    onSettled: refresh,
  });
  const change = useMutation({
    mutationFn: (isOn: boolean) =>
      call("PATCH /api/webhook-endpoints/:id", { params: { id }, body: { isEnabled: isOn } }),
    onSuccess: (now) => toast.success(now.isEnabled ? `Webhooks to ${host} are on` : `Nothing more is sent to ${host}`),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: refresh,
  });

  return (
    <Menu
      trigger={<IconButton label={`Actions for ${host}`} icon={<Ellipsis />} />}
      items={[
        { label: "Send a test", icon: <Send />, onSelect: () => test.mutateAsync() },
        {
          label: isEnabled ? "Switch off" : "Switch on",
          icon: <Power />,
          onSelect: () => change.mutateAsync(!isEnabled),
        },
        ...(disabledBecause === "gone"
          ? [{ label: "Leave it off", icon: <Check />, onSelect: () => change.mutateAsync(false) }]
          : []),
        { label: "Make a new secret", icon: <KeyRound />, onSelect: () => onDialog({ kind: "secret", endpoint }) },
        { label: "Headers", icon: <ListPlus />, onSelect: () => onDialog({ kind: "headers", endpoint }) },
        { label: "Delete", icon: <Trash2 />, danger: true, onSelect: () => onDialog({ kind: "delete", endpoint }) },
      ]}
    />
  );
}
