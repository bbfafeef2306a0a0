import { Download, FileUp } from "lucide-react";
import { numbered, useSession, useUnloadQuestion } from "#client";
import { Button, ButtonLink } from "#ui/kit";
import { useImport } from "./import-run.ts";

/** The buttons that bring posts in and out; the first says when an import is going on. */
export function TransferButtons({ onImport }: { onImport: () => void }) {
  const { may } = useSession();
  const { phase, posts, total } = useImport();
  useUnloadQuestion(phase === "importing");
  return (
    <>
      {may("page.edit") && (
        <Button icon={<FileUp />} onClick={onImport}>
          {phase === "importing" ? `Importing ${numbered(posts.length)} of ${numbered(total)}` : "Import"}
        </Button>
      )}
      <ButtonLink to="/api/posts/export" reloadDocument download icon={<Download aria-hidden />}>
        Export
      </ButtonLink>
    </>
  );
}
