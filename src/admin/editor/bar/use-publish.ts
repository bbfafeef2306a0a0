import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useEditor } from "#editor";
import type { PageSummary } from "#publishing";
import { toast } from "#ui/kit";
import { ApiError, messageOf, sendJson } from "../../api.ts";
import { PAGES, pageApi, siteAddress } from "../../pages/page.ts";
import type { Sync } from "../sync/sync.ts";

const MOVED = "Somebody changed this page a moment ago, so nothing was published. Look at it, then publish again.";

function sayPublished(page: PageSummary): void {
  const address = siteAddress({ ...page, status: "published" });
  const onClick = () => void window.open(address, "_blank", "noopener");
  const action = address === undefined ? undefined : { label: "Open the page", onClick };
  toast.success("Published. Visitors see it now.", { action });
}

/** Publishes what is on screen: first everything is saved, and nothing is published that its author hasn't seen. */
export function usePublish(page: PageSummary, sync: Sync): { busy: boolean; publish: () => void } {
  const client = useQueryClient();
  const { document, ui } = useEditor();
  const [busy, setBusy] = useState(false);

  async function publish(): Promise<void> {
    if (!(await sync.settle())) {
      toast.error("Nothing was published: your last changes aren’t saved yet.");
      return;
    }
    try {
      await sendJson("POST", `${pageApi(page.id)}/publish`, { revision: document.revision });
      sayPublished(page);
      await client.invalidateQueries({ queryKey: [PAGES] });
      await client.invalidateQueries({ queryKey: [`${pageApi(page.id)}/versions`] });
    } catch (error) {
      const code = error instanceof ApiError ? error.code : "";
      toast.error(code === "DRAFT_MOVED" ? MOVED : messageOf(error));
      // On a narrow screen the form of a block would stand in front of them.
      if (code === "NOT_PUBLISHABLE") ui.set({ panel: "problems", inspector: undefined });
    }
  }

  const run = () => {
    setBusy(true);
    void publish().finally(() => setBusy(false));
  };
  return { busy, publish: run };
}
