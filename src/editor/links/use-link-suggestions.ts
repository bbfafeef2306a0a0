import { useEffect, useMemo, useState } from "react";
import { matchingSuggestions, type Suggestion } from "#ui/kit";
import type { FoundPage } from "../data/data-source.ts";
import { useEditor } from "../state/editor-context.tsx";
import { pageSections } from "./page-sections.ts";

/** How long a text stays the same before pages are searched for it. */
const PAUSE_MS = 150;
const MAX_SHOWN = 8;
/** Room for the pages beside the sections while nothing is typed. */
const FEW_SECTIONS = 4;

type Found = { search: string; pages: readonly FoundPage[] };

const NONE: Found = { search: "", pages: [] };

/** Whether a text can be part of a page's title or address: no other kind of address. */
const isOfPage = (text: string) => !/^(?:#|[a-z][a-z\d+.-]*:|\/\/)/i.test(text);

/** The pages found for a text; those of the text before until they are known, none without a connection. */
function useFoundPages(text: string, isWanted: boolean): Found {
  const { data: load } = useEditor().props;
  const [found, setFound] = useState(NONE);
  const search = text.trim();
  const isSought = isWanted && isOfPage(search);
  useEffect(() => {
    if (!isSought || !load) return undefined;
    const ended = new AbortController();
    const find = async () => {
      const pages = await (await load()).findPages(search, ended.signal);
      if (!ended.signal.aborted) setFound({ search, pages });
    };
    const timer = setTimeout(() => void find().catch(() => undefined), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [search, isSought, load]);
  return isSought ? found : NONE;
}

function suggestionOf({ title, address, isPublic }: FoundPage): Suggestion {
  return { value: address, title: title || address, detail: isPublic ? address : `${address} (not published yet)` };
}

/**
 * Suggests where a link can lead: sections of the page and pages of the site.
 * @param isWanted whether the field has the focus: until then nothing is read.
 */
export function useLinkSuggestions(text: string, isWanted: boolean): Suggestion[] {
  const { document } = useEditor();
  const sections = useMemo(() => (isWanted ? pageSections(document.view().draft.blocks) : []), [document, isWanted]);
  const { search, pages } = useFoundPages(text, isWanted);
  const wanted = text.trim();
  const found = pages.map(suggestionOf);
  // What was found for another text may not match this one; the server's way to compare texts is the one that counts.
  const ofSite = [...matchingSuggestions(found, wanted), ...(search === wanted ? found : [])];
  const ofPage = matchingSuggestions(sections, wanted).slice(0, wanted === "" ? FEW_SECTIONS : MAX_SHOWN);
  return [...new Set([...ofPage, ...ofSite])].slice(0, MAX_SHOWN);
}
