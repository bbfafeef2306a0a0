import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { SuggestedField } from "#ai";
import type { Generate } from "#editor";
import { messageOf } from "#shared";
import type { DraftSession } from "../../drafts/use-draft-session.ts";
import { suggestTexts, type Suggestion } from "./suggest-texts.ts";

/** The state of the suggestions; `message` says why there are none. */
type State = { isLoading: boolean; found?: readonly Suggestion[]; message?: string };

/** Asks a model for suggestions at once, and again on demand; leaving stops it. */
export function useSuggestions(generate: Generate, { document }: DraftSession, field: SuggestedField) {
  const [state, setState] = useState<State>({ isLoading: true });
  const running = useRef<AbortController>(undefined);

  async function ask(): Promise<void> {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const ended = await suggestTexts(generate, document.view().draft, field, signal).then(
      (result): Omit<State, "isLoading"> => (result.ok ? { found: result.value } : { message: result.error.message }),
      (error: unknown) => ({ message: messageOf(error) }),
    );
    if (!signal.aborted) setState({ isLoading: false, ...ended });
  }
  const askFirst = useEffectEvent(() => void ask());
  useEffect(() => {
    askFirst();
    return () => running.current?.abort();
  }, []);
  const again = () => {
    setState({ isLoading: true });
    void ask();
  };
  return { ...state, again };
}
