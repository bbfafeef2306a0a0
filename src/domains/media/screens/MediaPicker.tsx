import type { MediaItem } from "../contract.ts";
import { Dialog } from "#ui/kit";
import { MediaLibrary } from "./MediaLibrary.tsx";

type MediaPickerProps = { open: boolean; onOpenChange: (open: boolean) => void; onChoose: (item: MediaItem) => void };

/** A dialog to choose a picture of the library; a single upload is chosen at once. */
export function MediaPicker({ open, onOpenChange, onChoose }: MediaPickerProps) {
  const choose = (item: MediaItem) => {
    onChoose(item);
    onOpenChange(false);
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="large" title="Choose picture">
      <MediaLibrary
        onOpen={choose}
        onUploaded={([first], batchSize) => {
          if (first && batchSize === 1) choose(first);
        }}
      />
    </Dialog>
  );
}
