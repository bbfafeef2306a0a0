import { useCallback, useEffect, useMemo, useState, type ComponentProps } from "react";
import { useNavigate, useSearchParams, Link } from "react-router";
import { Editor, useEditor, type EditorProps, type Sections } from "#editor";
import { loadAllViews } from "#blocks";
import { KeptProvider, keptFor, useDocumentTitle, lazyPart, LoadingBlock, loadAhead, usePartsAhead } from "#ui/kit";
import { fieldIn, pageScreen, SHARED_EDITOR } from "../pages/page.ts";
import { useScheduleEnd } from "../pages/schedule/use-schedule-end.ts";
import { useSession } from "#client";
import { framingsOf } from "#media";
import type { PageKind, PageSummary } from "#publishing";
import { PageButtons, type Reviewing } from "./bar/PageButtons.tsx";
import { useGenerate } from "./generate/use-generate.ts";
import { forgetRequest, requestFor } from "./page-request.ts";
import { Notices } from "../drafts/notices/Notices.tsx";
import { EditorLoading } from "../shell/EditorLoading.tsx";
import { useDraftSession, type DraftSession } from "../drafts/use-draft-session.ts";
import { useOpened, type Opened } from "./use-opened.ts";
import { useUploadPicture } from "./use-upload-picture.ts";
import { useWritingAddress } from "./use-writing-address.ts";
import { ChevronLeft } from "lucide-react";

/** A link from the editor to the page's screen. */
function BackLink({ page }: { page: PageSummary }) {
  const label = `Back to the ${page.kind}’s settings`;
  return (
    <Link
      to={pageScreen(page)}
      aria-label={label}
      data-tooltip={label}
      className="inline-grid size-8 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-hover hover:text-ink pointer-coarse:size-11"
    >
      <ChevronLeft aria-hidden className="size-4.5" />
    </Link>
  );
}

const ScheduleNotice = lazyPart(async () => (await import("./bar/ScheduleNotice.tsx")).ScheduleNotice);

type Parts = Pick<EditorProps, "imageControl" | "imagePicker" | "framePicture">;

/** The image field with the site's pictures, fetched when a form shows one. */
const ImageControl = lazyPart<ComponentProps<Parts["imageControl"]>>(
  async () => (await import("#media/pictures")).ImageField,
  { fallback: <LoadingBlock lines={2} /> },
);

/** The dialog with the site's pictures, fetched when it opens. */
const ImagePicker = lazyPart<ComponentProps<Parts["imagePicker"]>>(
  async () => (await import("#media/pictures")).MediaPicker,
);

/** The dialogs that choose how a place shows a picture, fetched when one opens. */
const FramePicture = lazyPart<ComponentProps<Parts["framePicture"]>>(
  async () => (await import("#media/pictures")).FrameDialog,
);

/** Pictures of further templates, fetched when they are looked for. */
const TemplateGallery = lazyPart<ComponentProps<NonNullable<EditorProps["templateGallery"]>>>(
  async () => (await import("./TemplateGallery.tsx")).TemplateGallery,
  { fallback: <LoadingBlock lines={6} /> },
);

// What can be inserted, pasted or undone can be rendered without a connection.
loadAhead(loadAllViews);

const NOTHING = { blocks: [] };

const samples: EditorProps["samples"] = async (type) => (await import("./catalogue-samples.ts")).catalogueSamples(type);

const loadSections = async () => (await import("./sections.ts")).sections;
loadAhead(async () => void (await loadSections()));

const sections: Sections = {
  list: async () => (await loadSections()).list(),
  save: async (...given) => (await loadSections()).save(...given),
  remove: async (id) => (await loadSections()).remove(id),
};

/** The block editor on a page, over the whole window. */
export function EditorScreen({ pageId }: { pageId: string }) {
  const opened = useOpened(pageId);
  return opened ? <OpenedEditor pageId={pageId} opened={opened} /> : <EditorLoading />;
}

function OpenedEditor({ pageId, opened }: { pageId: string; opened: Opened }) {
  const { user, may, capabilities } = useSession();
  const { page, canvas, paths, draft, revision } = opened;
  const session = useDraftSession({ pageId, opened: { draft, revision } });
  const { document, sync, view, people, onLocate } = session;
  const [kept] = useState(() => keptFor(user?.id ?? "", pageId));
  const [request] = useState(() => requestFor(pageId));
  const generate = useGenerate(page, request);
  const templates: EditorProps["templates"] = useCallback(
    async (name) => (name === "empty" ? NOTHING : (await import("./template-content.tsx")).templateFor(name, page)),
    [page],
  );
  const [data] = useState(() => async () => (await import("./data/data-source.ts")).dataSource(pageId));
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [start] = useState(() => fieldIn(query));
  const uploadPicture = useUploadPicture();
  const writing = useWritingAddress();
  const { kind } = page;
  const openSearchTab = useCallback(
    () => void navigate(pageScreen({ id: pageId, kind }, "search")),
    [navigate, pageId, kind],
  );
  const messages = useMemo(
    () => <EditorNotices {...{ pageId, kind }} session={{ document, sync, view }} />,
    [pageId, kind, document, sync, view],
  );
  const [reviewing, setReviewing] = useState<Reviewing>();
  useScheduleEnd(page);
  usePartsAhead();
  useDocumentTitle(`Edit ${page.title}`);
  useEffect(() => forgetRequest(pageId), [pageId]);
  const around = useMemo(
    () => ({ kind: page.kind, path: page.path, paths: [page.path, ...paths], sharedBlocks: canvas.sharedBlocks }),
    [page.kind, page.path, paths, canvas],
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
        framePicture={FramePicture}
        framingsOf={framingsOf}
        uploadPicture={uploadPicture}
        {...writing}
        person={user?.id}
        templates={templates}
        templateGallery={TemplateGallery}
        generate={generate}
        data={data}
        samples={samples}
        sections={sections}
        start={start}
        around={around}
        onPageProblem={openSearchTab}
        helpHref="/admin/help"
        sharedHref={SHARED_EDITOR}
        notice={page.scheduledAt && <ScheduleNotice page={page} sync={sync} onChange={() => setReviewing("later")} />}
        leading={<BackLink page={page} />}
        messages={messages}
      >
        <PageButtons
          page={page}
          session={session}
          mayPublish={may("page.publish")}
          reviewing={reviewing}
          onReview={setReviewing}
        />
      </Editor>
    </KeptProvider>
  );
}

/** Notices about saving that need a decision, over the canvas. */
function EditorNotices(shown: {
  pageId: string;
  kind: PageKind;
  session: Pick<DraftSession, "document" | "sync" | "view">;
}) {
  const { ui, actions } = useEditor();
  return <Notices {...shown} onSay={actions.say} onAlert={(alert) => ui.set({ alert })} />;
}
