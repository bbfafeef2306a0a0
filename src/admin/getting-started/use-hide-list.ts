import { useMutation, useQueryClient } from "@tanstack/react-query";
import { messageOf } from "#client";
import type { GettingStarted } from "#settings";
import { screenHeading, toast } from "#ui/kit";
import { call } from "../call.ts";
import { GETTING_STARTED_KEY } from "./use-getting-started.ts";

/** Hides the list for every administrator, which can be undone. */
export function useHideList() {
  const client = useQueryClient();
  const hiding = useMutation({
    mutationFn: (isHidden: boolean) =>
      call("PATCH /api/settings", { body: { gettingStartedHidden: isHidden || null } }),
    onSuccess: (saved, isHidden) => {
      client.setQueryData(["/api/settings"], saved);
      client.setQueryData<GettingStarted>(GETTING_STARTED_KEY, (state) => state && { ...state, isHidden });
      if (!isHidden) return;
      // The button that had the focus is gone.
      screenHeading()?.focus();
      toast.success("“Getting started” is hidden", { action: { label: "Undo", onClick: () => hiding.mutate(false) } });
    },
    onError: (error) => toast.error(messageOf(error)),
  });
  return { hide: () => hiding.mutate(true), isHiding: hiding.isPending };
}
