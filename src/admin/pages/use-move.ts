import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { PageSummary } from "#publishing";
import { toast } from "#ui/kit";
import { call } from "../call.ts";
import { messageOf, useSubmit } from "#client";
import { PAGES, redirectsApi } from "./page.ts";

/** What happens to links to a page that moves. */
export const MOVE_NOTE = "Links to the old address keep working: they redirect to the new one.";

/** The form that changes a page's address, with undo. */
export function useMove({ id, path: before }: PageSummary, onMoved: () => void) {
  const client = useQueryClient();
  const [path, setPath] = useState(before);
  const move = async (to: string) => {
    await call("PATCH /api/pages/:id", { params: { id }, body: { path: to } });
    await client.invalidateQueries({ queryKey: [PAGES] });
    await client.invalidateQueries({ queryKey: [redirectsApi(id)] });
  };
  const undo = () => {
    setPath(before);
    move(before).then(
      () => toast.success(`Moved back to ${before}`),
      (failure: unknown) => toast.error(`Could not move the page back to ${before}. ${messageOf(failure)}`, offer),
    );
  };
  const offer = { action: { label: "Undo", onClick: undo } };
  const form = useSubmit(async () => {
    await move(path);
    if (path !== before) toast.success(`Moved to ${path}`, offer);
  }, onMoved);
  return { form, path, setPath };
}
