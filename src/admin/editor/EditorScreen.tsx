import { useCallback, useEffect, useMemo, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { Editor, EditorDocument } from "#editor";
import { KeptProvider, keptFor, useDocumentTitle } from "#ui/kit";
import { newClientId } from "../live/index.ts";
import { fieldIn, pageScreen } from "../pages/page.ts";
import { useSession } from "#client";
import { BackLink } from "./bar/BackLink.tsx";
import { PageButtons } from "./bar/PageButtons.tsx";
import { useGenerate } from "./generate/use-generate.ts";
import { ImageControl, ImagePicker } from "./image-parts.tsx";
import { Notices } from "./notices/Notices.tsx";
import { forgetRequest, requestFor } from "./page-request.ts";
import { sections } from "./sections.ts";
import { useSync } from "./sync/use-sync.ts";
import { templates } from "./templates.ts";
import { useOpened } from "./use-opened.ts";

/** The block editor on a page, over the whole window. */
export function EditorScreen({ pageId }: { pageId: string }) {
  const { user, may, capabilities, hasEnded = false } = useSession();
  const { page, canvas, paths, draft, revision } = useOpened(pageId);
  const [clientId] = useState(newClientId);
  const [document] = useState(() => new EditorDocument({ draft, revision, clientId, newId: newClientId }));
  const { sync, view, people, onLocate } = useSync({ pageId, userId: user?.id ?? "", clientId, document });
  const [kept] = useState(() => keptFor(user?.id ?? "", pageId));
  const [request] = useState(() => requestFor(pageId));
  const generate = useGenerate(page, request);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [start] = useState(() => fieldIn(query));
  const openSearchTab = useCallback(() => void navigate(pageScreen(pageId, "search")), [navigate, pageId]);
  useDocumentTitle(`Edit ${page.title}`);
  useEffect(() => forgetRequest(pageId), [pageId]);
  useEffect(() => {
    if (hasEnded) sync.signedOut();
    else if (sync.view().halt?.kind === "signedOut") sync.resume();
  }, [hasEnded, sync]);
  const around = useMemo(
    () => ({ path: page.path, paths: [page.path, ...paths], frame: canvas.frame }),
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
        <Notices sync={sync} view={view} document={document} />
      </Editor>
    </KeptProvider>
  );
}
