import { useMemo, type ReactNode } from "react";
import { Notice } from "#ui";
import { DEFAULT_TEXTS } from "#shared";
import { inertMarkup } from "./inert-markup.ts";
import { PreviewNotes } from "./PreviewNotes.tsx";
import css from "./preview.css?inline";
import { useDataPreview, type PreviewState } from "./use-data-preview.ts";

/** The data of a block on the canvas as visitors would get it, with what explains it to the editor's user. */
export function DataPreview({ blockKey, isLead }: { blockKey: string; isLead: boolean }) {
  const { preview, failure, isLoading, retry } = useDataPreview(blockKey, isLead);
  return (
    <div aria-busy={isLoading}>
      <style>{css}</style>
      {failure !== undefined && (
        <div role="alert" className="bwe bwe-data-note is-closed">
          <p>The data couldn’t be shown. {failure}</p>
          <button type="button" onClick={retry}>
            Try again
          </button>
        </div>
      )}
      {preview && <PreviewNotes blockKey={blockKey} preview={preview} />}
      <Area preview={preview} isWaiting={isLoading && failure === undefined} />
    </div>
  );
}

/** What visitors get; grey lines until it is known. */
function Area({ preview, isWaiting }: Pick<PreviewState, "preview"> & { isWaiting: boolean }): ReactNode {
  const { html, problem } = preview ?? {};
  const markup = useMemo(() => (html === undefined ? undefined : inertMarkup(html)), [html]);
  if (problem !== undefined) {
    return (
      <Notice kind="error" title={DEFAULT_TEXTS.error}>
        {problem}
      </Notice>
    );
  }
  if (markup !== undefined) return <div className="bwe-data-shown" dangerouslySetInnerHTML={{ __html: markup }} />;
  if (!isWaiting) return null;
  return (
    <div className="bwe-data-loading">
      <span />
      <span />
      <span />
    </div>
  );
}
