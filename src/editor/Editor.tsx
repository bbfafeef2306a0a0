import { useState } from "react";
import { useRootMark } from "#ui/kit";
import { type DraftDocument } from "#drafts";
import { findByKey } from "#publishing";
import { newKey } from "#shared";
import { Alerts } from "./bar/Alerts.tsx";
import { SidePanel } from "./bar/SidePanel.tsx";
import { TopBar } from "./bar/TopBar.tsx";
import { Dialogs } from "./Dialogs.tsx";
import type { EditorProps } from "./editor-props.ts";
import { Inspector } from "./inspector/Inspector.tsx";
import { PageArea } from "./PageArea.tsx";
import { ProblemWatch } from "./problems/ProblemWatch.tsx";
import { Shortcuts } from "./shortcuts/Shortcuts.tsx";
import { makeActions } from "./state/actions.ts";
import { EditorProvider, LiveProvider, useUi } from "./state/editor-context.tsx";
import { makeUiState, type UiState } from "./state/ui-state.ts";

/** Opens the form of an existing block at a field. */
function beginAt(page: DraftDocument, { key, path }: NonNullable<EditorProps["start"]>): Partial<UiState> {
  const isThere = findByKey(page.view().draft.blocks, key) !== undefined;
  return isThere ? { selection: [key], reveal: [key], inspector: { path } } : {};
}

/** @returns the previous object as long as all of its values are the same, so that nothing re-renders. */
function useSame<Value extends object>(value: Value): Value {
  const [kept, setKept] = useState(value);
  const isSame = Object.entries(value).every(([name, one]) => Object.is(kept[name as keyof Value], one));
  if (isSame) return kept;
  setKept(value);
  return value;
}

/** The block editor: all editing of a page's blocks (spec 2). It fills the window. */
export function Editor({ saveState, people, leading, notice, messages, children, ...given }: EditorProps) {
  const props = useSame(given);
  useRootMark("editing");
  const { page } = props;
  const [ui] = useState(() => makeUiState(given.start && beginAt(page, given.start)));
  const [actions] = useState(() => makeActions(page, ui, newKey, given.onOperations));
  const context = useSame({ document: page, ui, actions, props });
  return (
    <EditorProvider value={context}>
      <LiveProvider value={useSame({ saveState, people, messages })}>
        <div className="fixed inset-0 z-30 flex flex-col bg-paper text-ink">
          <TopBar leading={leading}>{children}</TopBar>
          {notice}
          <div className="relative flex min-h-0 flex-1 max-md:flex-col">
            <SidePanel />
            <div className="relative min-h-0 min-w-0 flex-1">
              <PageArea />
            </div>
            <Inspector />
            <Alerts />
          </div>
          <Announcer />
          {/* The writing view hides what is behind it, also from the keyboard: there it shows them itself. */}
          {!(props.writing !== undefined && props.capabilities.edit) && messages}
        </div>
        <Dialogs />
        <ProblemWatch />
        <Shortcuts />
      </LiveProvider>
    </EditorProvider>
  );
}

/** Announces what was done to screen readers; no role=status, as that is the save state. */
function Announcer() {
  const text = useUi((state) => state.announcement);
  return (
    <div aria-live="polite" className="sr-only">
      {text}
    </div>
  );
}
