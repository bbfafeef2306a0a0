import { META_PANEL, type PageSummary } from "#publishing";
import type { Tab } from "#ui/kit";
import type { DraftSession } from "../../drafts/use-draft-session.ts";
import { AddressTab } from "../address/AddressTab.tsx";
import { ContentTab } from "../content/ContentTab.tsx";
import { HistoryTab } from "../history/HistoryTab.tsx";
import { holdsSharedBlocks } from "../page.ts";
import { LinksTab } from "../previews/LinksTab.tsx";
import { ProblemsTab } from "../problems/ProblemsTab.tsx";
import { SeoTab } from "../seo/SeoTab.tsx";
import type { Steps } from "./steps.ts";

type PageTabsProps = { page: PageSummary; session: DraftSession; steps: Steps; revision: number };

/** The tabs of a page; the shared header and footer have no address and don't appear in search results. */
export function pageTabs({ page, session, steps, revision }: PageTabsProps): Tab[] {
  const ofPage = (tab: Tab): Tab[] => (holdsSharedBlocks(page) ? [] : [tab]);
  return [
    { id: "content", label: "Content", content: <ContentTab page={page} revision={revision} /> },
    ...ofPage({ id: "search", label: META_PANEL[page.kind], content: <SeoTab {...{ page, session, steps }} /> }),
    { id: "problems", label: "Problems", content: <ProblemsTab {...{ page, session, revision }} /> },
    { id: "history", label: "History", content: <HistoryTab page={page} revision={revision} /> },
    ...ofPage({ id: "links", label: "Preview links", content: <LinksTab page={page} /> }),
    ...ofPage({ id: "address", label: "Address", content: <AddressTab key={page.path} page={page} /> }),
  ];
}
