import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { Button } from "#ui/kit";
import { counted } from "#client";
import { PAGES } from "../../pages/page.ts";
import { checkImport, resetImport, runImport, stopImport, type ImportState } from "./import-run.ts";
import { countPosts } from "./import-text.ts";

function mainLabel({ phase, posts, total, error, isStopped }: ImportState): string {
  const isCut = error !== undefined || isStopped;
  if (phase === "done") return isCut ? "Import the rest" : "Import more";
  if (phase === "checked" && isCut) return "Check again";
  const count = phase === "importing" ? total : countPosts(posts).create;
  if (phase === "checking" || count === 0) return "Import";
  return `Import ${counted(count, "post")}`;
}

/** What can be done with an import in its phase. The last button stays, whatever it says, so that it keeps the focus. */
export function ImportButtons({ state, onClose }: { state: ImportState; onClose: () => void }) {
  const client = useQueryClient();
  const main = useRef<HTMLButtonElement>(null);
  const { phase, posts, error, isStopped } = state;
  const isCut = error !== undefined || isStopped;
  const isBusy = phase === "checking" || phase === "importing";
  const stop = () => {
    stopImport();
    main.current?.focus();
  };
  const start = () => {
    if (phase === "done" && !isCut) resetImport();
    else if (phase === "checked" && isCut) void checkImport();
    else void runImport().then(() => client.invalidateQueries({ queryKey: [PAGES] }));
  };
  const isPossible = isBusy || isCut || phase === "done" || countPosts(posts).create > 0;
  return (
    <>
      <Button onClick={onClose}>{phase === "importing" ? "Close and continue importing" : "Close"}</Button>
      {isBusy && <Button onClick={stop}>Stop</Button>}
      {phase === "done" && isCut && <Button onClick={resetImport}>Import something else</Button>}
      <Button
        key="main"
        ref={main}
        variant="primary"
        busy={isBusy}
        unavailable={isPossible ? undefined : "There is nothing to import yet"}
        onClick={start}
      >
        {mainLabel(state)}
      </Button>
    </>
  );
}
