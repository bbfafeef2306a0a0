import { CircleAlert, X } from "lucide-react";
import { useRef } from "react";
import { Button, IconButton, useKeptFocus, screenHeading } from "#ui/kit";
import type { Upload } from "./use-uploads.ts";

function statusText({ status, progress }: Upload): string {
  if (status === "waiting") return "Waiting";
  return progress < 1 ? `${Math.round(progress * 100)}%` : "Checking";
}

function Failed({ upload, onDismiss }: { upload: Upload; onDismiss: () => void }) {
  return (
    <li className="flex items-start gap-2.5 rounded-control border border-danger bg-danger-tint px-3 py-2">
      <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0 text-danger" />
      <p role="alert" className="min-w-0 flex-1 self-center">
        <strong className="font-semibold">{upload.name}</strong>: {upload.error}
      </p>
      {upload.again && (
        <Button aria-label={`Try again: ${upload.name}`} onClick={upload.again}>
          Try again
        </Button>
      )}
      <IconButton label={`Dismiss ${upload.name}`} icon={<X />} onClick={onDismiss} />
    </li>
  );
}

function InProgress({ upload }: { upload: Upload }) {
  return (
    <li className="grid gap-1.5 rounded-control border border-line bg-raised px-3 py-2">
      <div className="flex justify-between gap-3">
        <span className="truncate">{upload.name}</span>
        <span className="shrink-0 text-ink-soft tabular-nums">{statusText(upload)}</span>
      </div>
      <progress
        aria-label={`Upload of ${upload.name}`}
        className="kit-progress"
        max={1}
        value={upload.status === "waiting" ? 0 : upload.progress}
      />
    </li>
  );
}

/** Files being uploaded, each with its progress, and refused ones with the reason. */
export function UploadList({
  uploads,
  onDismiss,
}: {
  uploads: readonly Upload[];
  onDismiss: (id: Upload["id"]) => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  const focus = useKeptFocus(() => {
    const next = list.current?.querySelector("button") ?? screenHeading();
    next?.focus();
  });
  const open = uploads.filter(({ status }) => status !== "failed").length;
  return (
    <>
      <p role="status" className="sr-only">
        {open > 0 && `Uploading ${open} ${open === 1 ? "picture" : "pictures"}`}
      </p>
      {uploads.length > 0 && (
        <ul ref={list} {...focus} aria-label="Uploads" className="grid gap-2">
          {uploads.map((upload) =>
            upload.status === "failed" ? (
              <Failed key={upload.id} upload={upload} onDismiss={() => onDismiss(upload.id)} />
            ) : (
              <InProgress key={upload.id} upload={upload} />
            ),
          )}
        </ul>
      )}
    </>
  );
}
