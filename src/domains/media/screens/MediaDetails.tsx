import { Copy } from "lucide-react";
import { MEDIA_TEXT_LIMITS } from "../media.ts";
import { type MediaItem } from "../contract.ts";
import { Alert, Dialog, DialogButtons, IconButton, TextArea, TextField } from "#ui/kit";
import { copyText } from "#client";
import { dimensionsText, sizeText } from "./file-text.ts";
import { usePictureTexts } from "./use-picture-texts.ts";

const ALT_HINT =
  "Read aloud to people who don’t see the picture, and read by search engines. Say what it shows; leave it empty when it only decorates.";

/** One picture: a preview, its address, and its editable texts. */
export function MediaDetails({ item, onClose }: { item: MediaItem; onClose: () => void }) {
  const form = usePictureTexts(item, onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="medium"
      title="Picture"
      description={`${dimensionsText(item)} pixels, ${sizeText(item.bytes)}`}
      onSubmit={form.handleSubmit}
      kept={{ isKept: form.isKept, onDiscard: form.discard }}
      footer={
        <DialogButtons onCancel={onClose} busy={form.busy} data-save>
          Save
        </DialogButtons>
      }
    >
      <img
        src={item.url}
        alt={item.alt}
        draggable={false}
        width={item.width}
        height={item.height}
        className="media-ground mx-auto h-auto max-h-64 w-auto max-w-full rounded-control border border-line object-contain"
      />
      {form.error !== undefined && <Alert kind="error">{form.error}</Alert>}
      <TextArea
        label="Alt text"
        name="alt"
        hint={ALT_HINT}
        rows={2}
        maxLength={MEDIA_TEXT_LIMITS.alt}
        value={form.alt}
        onValueChange={(text) => form.enter("alt", text)}
        error={form.faults.alt}
      />
      <TextField
        label="Name"
        name="name"
        maxLength={MEDIA_TEXT_LIMITS.name}
        value={form.name}
        onValueChange={(text) => form.enter("name", text)}
        error={form.faults.name}
      />
      <TextField
        label="Address"
        readOnly
        value={item.url}
        end={<IconButton label="Copy address" icon={<Copy />} onClick={() => void copyText(item.url, "address")} />}
      />
    </Dialog>
  );
}
