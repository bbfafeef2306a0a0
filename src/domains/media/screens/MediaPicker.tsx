import type { MediaItem } from "../contract.ts";
import { Dialog } from "#ui/kit";
import { MediaLibrary } from "./MediaLibrary.tsx";

type MediaPickerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChoose: (item: MediaItem) => void;
  /** Uploaded at once. */
  file?: File;
};

/** A dialog to choose a picture of the library; a single upload is chosen at once. */
export function MediaPicker({ open, onOpenChange, onChoose, file }: MediaPickerProps) {
  const choose = (item: MediaItem) => {
    onChoose(item);
    onOpenChange(false);
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="large" title="Choose picture">
      <MediaLibrary
        file={file}
        onOpen={choose}
        onUploaded={([first], batchSize) => {
          if (first && batchSize === 1) choose(first);
        }}
      />
    </Dialog>
  );
}
