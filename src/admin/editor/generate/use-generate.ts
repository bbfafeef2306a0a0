import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Generate } from "#editor";
import type { PageSummary } from "#publishing";

/**
 * How the editor of a page has models write; the code that asks them is fetched when it is needed.
 * @param request what the address brought along.
 */
export function useGenerate({ id: pageId, locale: language }: PageSummary, request?: Generate["request"]): Generate {
  const client = useQueryClient();
  return useMemo(
    () => ({
      status: async () => (await import("./read-status.ts")).readStatus(client),
      run: async (task, options) => (await import("./run-task.ts")).runTask({ pageId, language, ...task }, options),
      request,
    }),
    [client, pageId, language, request],
  );
}
