import { useCallback, useEffect, useMemo, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { Editor, useEditor } from "#editor";
import { KeptProvider, keptFor, useDocumentTitle } from "#ui/kit";
import { fieldIn, pageScreen } from "../pages/page.ts";
import { useSession } from "#client";
import { BackLink } from "./bar/BackLink.tsx";
import { PageButtons } from "./bar/PageButtons.tsx";
import { useGenerate } from "./generate/use-generate.ts";
import { ImageControl, ImagePicker } from "./image-parts.tsx";
import { forgetRequest, requestFor } from "./page-request.ts";
import { sections } from "./sections.ts";
import { Notices } from "../drafts/notices/Notices.tsx";
import { useDraftSession, type DraftSession } from "../drafts/use-draft-session.ts";
import { templates } from "./templates.ts";
import { useOpened } from "./use-opened.ts";

/** The block editor on a page, over the whole window. */
export function EditorScreen({ pageId }: { pageId: string }) {
  const { user, may, capabilities } = useSession();
  const { page, canvas, paths, draft, revision } = useOpened(pageId);
  const session = useDraftSession({ pageId, opened: { draft, revision } });
  const { document, sync, view, people, onLocate } = session;
  const [kept] = useState(() => keptFor(user?.id ?? "", pageId));
  const [request] = useState(() => requestFor(pageId));
  const generate = useGenerate(page, request);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [start] = useState(() => fieldIn(query));
  const openSearchTab = useCallback(() => void navigate(pageScreen(pageId, "search")), [navigate, pageId]);
  useDocumentTitle(`Edit ${page.title}`);
  useEffect(() => forgetRequest(pageId), [pageId]);
  const around = useMemo(
    () => ({ path: page.path, paths: [page.path, ...paths], sharedBlocks: canvas.sharedBlocks }),
    [page.path, paths, canvas],
  );
  return (
    <KeptProvider value={kept}>
      <Editor
        page={document}
        title={page.title}
        capabilities={capabilities}
        canvas={canvas}
        onOperations={sync.changed}
        saveState={view.saveState}
        people={people}
        onLocate={onLocate}
        imageControl={ImageControl}
        imagePicker={ImagePicker}
        templates={templates}
        generate={generate}
        sections={sections}
        start={start}
        around={around}
        onPageProblem={openSearchTab}
        helpHref="/admin/help"
        leading={<BackLink pageId={pageId} />}
      >
        <PageButtons page={page} sync={sync} mayPublish={may("page.publish")} />
        <EditorNotices session={session} />
      </Editor>
    </KeptProvider>
  );
}

/** Notices about saving that need a decision, over the canvas. */
function EditorNotices({ session }: { session: DraftSession }) {
  const { ui, actions } = useEditor();
  return <Notices session={session} onSay={actions.say} onAlert={(alert) => ui.set({ alert })} />;
}
