import { useCallback, useEffect, useState } from "react";
import { namedRows, rowsUseOf, storedVariable, whyClosed, type Closed } from "#publishing";
import { bareBlocks } from "../../clipboard/written-blocks.ts";
import { closedWords, type ClosedWords } from "../../data/closed-words.ts";
import { useDataSource } from "../../data/use-data-source.ts";
import { useReturn } from "../../data/use-return.ts";
import { useBlock, useUi } from "../../state/editor-context.tsx";
import { useForm } from "../form-context.tsx";

/** What the settings of a form name: a new text for each choice, so that only then the server is asked. */
type Asked = { key: string; closed?: Closed };

/** Asks the server why it gives visitors no form: only it knows the limits. @param key empty where there is nothing to ask. */
function useServersReason(key: string): Closed | undefined {
  const source = useDataSource();
  const [answer, setAnswer] = useState<Asked>();
  const [visits, setVisits] = useState(0);
  useReturn(useCallback(() => setVisits((count) => count + 1), []));
  useEffect(() => {
    if (key === "" || !source) return undefined;
    const stop = new AbortController();
    const [block = {}] = bareBlocks([{ rowsNew: JSON.parse(key) }]);
    void source.preview({ block, idPrefix: "p", isLead: false }, stop.signal).then(
      ({ closed }) => stop.signal.aborted || setAnswer({ key, closed }),
      () => undefined,
    );
    return () => stop.abort();
  }, [key, source, visits]);
  return answer?.key === key ? answer.closed : undefined;
}

/** Why visitors get nothing of the form's block, in words; undefined where they do get it, or it isn't known yet. */
export function useClosed(): { reason: Closed["reason"]; words: ClosedWords } | undefined {
  const block = useBlock(useForm().blockKey) ?? {};
  const choices = useUi((state) => state.choices);
  const use = rowsUseOf(block);
  const named = use && namedRows(block);
  const known = named && choices && whyClosed(named, use, choices);
  // The limit of a tenant that the address names isn't known here.
  const isFixed = (storedVariable(block, "tenantId").type ?? "manual") === "manual";
  const isAsked = named !== undefined && use === "create" && choices !== undefined && !known && isFixed;
  const served = useServersReason(isAsked ? JSON.stringify(block.rowsNew) : "");
  const closed = known ?? served;
  const words = closedWords(block, closed, choices);
  return closed && words && { reason: closed.reason, words };
}
