import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "#ui/kit";
import { ApiError, messageOf, sendJson } from "../../api.ts";
import { PAGES, pageApi } from "../page.ts";

type Options = {
  id: string;
  /** Of the draft as it is shown. */
  revision: number | undefined;
  /** Leads to what has to be put right first. */
  onProblems: () => void;
};

/** Publishes the draft that is shown: when somebody changed it meanwhile, nothing is published unseen. */
export function usePublish({ id, revision, onProblems }: Options) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [hasMoved, setMoved] = useState(false);

  const lookAgain = async () => {
    setMoved(false);
    await client.invalidateQueries({ queryKey: [PAGES, id] });
  };

  function tellFailure(error: unknown): void {
    const code = error instanceof ApiError ? error.code : "";
    if (code === "DRAFT_MOVED") setMoved(true);
    else toast.error(messageOf(error));
    if (code === "NOT_PUBLISHABLE") onProblems();
  }

  const publish = async () => {
    setBusy(true);
    setMoved(false);
    try {
      await sendJson("POST", `${pageApi(id)}/publish`, { revision });
      toast.success("Published. Visitors see it now.");
    } catch (error) {
      tellFailure(error);
    } finally {
      setBusy(false);
      await client.invalidateQueries({ queryKey: [PAGES] });
      await client.invalidateQueries({ queryKey: [`${pageApi(id)}/versions`] });
    }
  };

  return { busy, hasMoved, publish: () => void publish(), lookAgain: () => void lookAgain() };
}
