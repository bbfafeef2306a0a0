import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Generate } from "#editor";
import type { PageSummary } from "#publishing";
import { useSession } from "../../session.tsx";
import { makeRunStore } from "./run-store.ts";

/**
 * How the editor of a page has models write; the code that asks them is fetched when it is needed.
 * @param request what the address brought along.
 */
export function useGenerate({ id: pageId, locale: language }: PageSummary, request?: Generate["request"]): Generate {
  const client = useQueryClient();
  const userId = useSession().user?.id ?? "";
  return useMemo(
    () => ({
      status: async () => (await import("./read-status.ts")).readStatus(client),
      run: async (task, options) => (await import("./run-task.ts")).runTask({ pageId, language, ...task }, options),
      keep: makeRunStore(pageId, userId),
      request,
    }),
    [client, pageId, userId, language, request],
  );
}
