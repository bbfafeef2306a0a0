import { useQueryClient } from "@tanstack/react-query";
import { useSession } from "#client";
import { Alert, Button, Dialog, SelectField, SwitchField } from "#ui/kit";
import { PAGES } from "../../pages/page.ts";
import { blogChoices } from "../create/post-address.ts";
import { usePostChoices } from "../use-post-choices.ts";
import { ImportChoice } from "./ImportChoice.tsx";
import { checkImport, resetImport, runImport, setImportOptions, useImport, type ImportState } from "./import-run.ts";
import { importText } from "./import-text.ts";
import { ImportTable } from "./ImportTable.tsx";

/** Imports posts: what would happen first, then the import itself, which goes on when the dialog is closed. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const state = useImport();
  const { phase, posts, total, summary, error } = state;
  const isBusy = phase === "checking" || phase === "importing";
  const isRun = phase === "importing" || phase === "done";
  const start = () => void runImport().then(() => client.invalidateQueries({ queryKey: [PAGES] }));
  return (
    <Dialog
      open
      size="page"
      onOpenChange={(open) => !open && onClose()}
      title="Import posts"
      description="From Markdown files, or from a WordPress export (Tools > Export). Every post becomes a draft."
      footer={
        <>
          <Button onClick={onClose}>{phase === "importing" ? "Close, and go on importing" : "Close"}</Button>
          {phase === "done" && <Button onClick={resetImport}>Import more</Button>}
          {phase !== "done" && (
            <Button
              variant="primary"
              busy={isBusy}
              unavailable={summary?.create || isBusy ? undefined : "There is nothing to import yet"}
              onClick={start}
            >
              {summary?.create ? `Import ${summary.create === 1 ? "1 post" : `${summary.create} posts`}` : "Import"}
            </Button>
          )}
        </>
      }
    >
      {!isRun && <ImportChoice {...state} />}
      {!isRun && <Options {...state} />}
      {phase === "importing" && <progress aria-label="Imported" max={total} value={posts.length} className="w-full" />}
      <p role="status" className="font-semibold empty:hidden">
        {importText(state)}
      </p>
      {error !== undefined && <Alert kind="error">{error}</Alert>}
      {summary?.remarks.map((remark) => (
        <Alert key={remark} kind="info">
          {remark}
        </Alert>
      ))}
      {posts.length > 0 && <ImportTable posts={posts} isDone={isRun} />}
    </Dialog>
  );
}

/** How posts are imported. Another blog gives them other paths, so it is checked again. */
function Options({ options, source }: Pick<ImportState, "options" | "source">) {
  const { may } = useSession();
  const { blogs } = usePostChoices();
  const chooseBlog = (blog: string) => {
    const next = { ...options, blog };
    if (source) void checkImport({ options: next });
    else setImportOptions(next);
  };
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="sr-only">Options</legend>
      <SelectField
        label="Blog"
        value={options.blog}
        options={[
          { value: "", label: "As the files say, or else /blog" },
          ...blogChoices(blogs, "").map((value) => ({ value, label: value })),
        ]}
        onValueChange={chooseBlog}
      />
      <div className="grid content-start gap-3">
        <SwitchField
          label="Fetch pictures"
          hint="Stores them in the media library, so that posts don’t depend on the old site."
          checked={options.fetchPictures}
          onCheckedChange={(fetchPictures) => setImportOptions({ ...options, fetchPictures })}
        />
        {may("page.publish") && (
          <SwitchField
            label="Publish what was published"
            hint="With its original date, if it passes the publish check."
            checked={options.publish}
            onCheckedChange={(publish) => setImportOptions({ ...options, publish })}
          />
        )}
      </div>
    </fieldset>
  );
}
