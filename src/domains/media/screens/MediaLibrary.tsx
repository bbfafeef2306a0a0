import { Images, SearchX } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import type { MediaItem } from "../contract.ts";
import { EmptyState, ErrorState, LoadMore, SearchField, Skeleton } from "#ui/kit";
import { useList } from "./client.ts";
import { DropZone } from "./DropZone.tsx";
import { MediaGrid } from "./MediaGrid.tsx";
import { UploadList } from "./UploadList.tsx";
import { useIncomingFiles } from "./use-incoming-files.ts";
import { useUploads } from "./use-uploads.ts";

/** So many pictures fill rows of 2, 3, 4, 6 and 8. */
const FULL_ROWS = "48";

type MediaLibraryProps = {
  onOpen: (item: MediaItem) => void;
  onUploaded: (items: MediaItem[], batchSize: number) => void;
  /** Uploaded at once. */
  file?: File;
};

/** The whole library: upload by button, drop and paste, search, and the pictures themselves. */
export function MediaLibrary({ onOpen, onUploaded, file }: MediaLibraryProps) {
  const [search, setSearch] = useState("");
  const { rows, error, onRetry, more } = useList("GET /api/media", { query: { search, limit: FULL_ROWS } });
  const { uploads, add, dismiss } = useUploads(onUploaded);
  const isDragging = useIncomingFiles(add);
  const upload = useEffectEvent(add);
  useEffect(() => {
    if (file) upload([file]);
  }, [file]);
  const isEmpty = rows?.length === 0;
  return (
    <div className="grid gap-4">
      <DropZone onFiles={add} isActive={isDragging} />
      <UploadList uploads={uploads} onDismiss={dismiss} />
      {(!isEmpty || search) && <SearchField label="Search pictures" value={search} onSearch={setSearch} />}
      {!rows && error === undefined && <GridSkeleton />}
      {!rows && error !== undefined && <ErrorState message={error} onRetry={onRetry} />}
      {isEmpty && search && <EmptyState icon={<SearchX />} title={`No pictures match “${search}”`} />}
      {isEmpty && !search && uploads.length === 0 && (
        <EmptyState icon={<Images />} title="No pictures yet">
          Upload the first one. Every page can then use it.
        </EmptyState>
      )}
      {rows && !isEmpty && <MediaGrid items={rows} onOpen={onOpen} />}
      <LoadMore {...more} />
    </div>
  );
}

function GridSkeleton() {
  return (
    <div role="status" className="grid grid-cols-[repeat(auto-fill,minmax(min(11rem,45%),1fr))] gap-3 sm:gap-4">
      <span className="sr-only">Loading</span>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} className="aspect-4/5 h-auto" />
      ))}
    </div>
  );
}
