import { useState } from "react";
import type { MediaItem } from "../contract.ts";
import { PageHeader, toast } from "#ui/kit";
import { MediaDetails } from "./MediaDetails.tsx";
import { MediaLibrary } from "./MediaLibrary.tsx";

function tellUploaded(items: readonly MediaItem[]): void {
  toast.success(items.length === 1 ? `${items[0]?.name} uploaded` : `${items.length} pictures uploaded`);
}

/** The area "Media": every picture that pages may show. */
export function MediaScreen() {
  const [opened, setOpened] = useState<MediaItem>();
  return (
    <>
      <PageHeader title="Media" description="Pictures for your pages, your logo and your previews." />
      <MediaLibrary onOpen={setOpened} onUploaded={tellUploaded} />
      {opened && <MediaDetails item={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
