import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Generate } from "#editor";
import type { PageSummary } from "#publishing";

/**
 * How a page's editor asks models; the code that does so is fetched on demand.
 * @param request the request in the address.
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
