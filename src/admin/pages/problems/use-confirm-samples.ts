import { useQueryClient } from "@tanstack/react-query";
import { confirmSamples, type Problem } from "#publishing";
import { toast } from "#ui/kit";
import { messageOf } from "#client";
import { call } from "../../call.ts";
import { CLIENT_ID, newClientId } from "../../live/index.ts";
import { PAGES } from "../page.ts";
import type { Draft } from "../page/use-page.ts";

/** @returns the function that confirms sample copy as it is in this draft, outside of the editor; it tells of failures. */
export function useConfirmSamples(
  pageId: string,
  { revision, page }: Draft,
): (samples: readonly Problem[]) => Promise<void> {
  const client = useQueryClient();
  async function confirm(samples: readonly Problem[]): Promise<void> {
    const operations = confirmSamples(page, samples);
    const batch = { baseRevision: revision, clientId: CLIENT_ID, batchId: newClientId(), operations };
    await call("POST /api/pages/:id/operations", { params: { id: pageId }, body: batch });
    await client.invalidateQueries({ queryKey: [PAGES, pageId] });
  }
  return (samples) => confirm(samples).catch((error: unknown) => toast.error(messageOf(error)));
}
