import { useQueryClient } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { useState } from "react";
import { MEDIA_TEXT_LIMITS, type MediaItem } from "#media";
import { Alert, Button, Dialog, IconButton, TextArea, TextField, toast } from "#ui/kit";
import { messageOf, sendJson } from "../api.ts";
import { dimensionsText, sizeText } from "./file-text.ts";

const ALT_HINT =
  "Read aloud to people who don’t see the picture, and read by search engines. Say what it shows; leave it empty when it only decorates.";

async function copyAddress(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast.success("The address is copied");
  } catch {
    toast.error("The browser doesn’t let this page copy. Select the address and copy it yourself.");
  }
}

/** One picture: how it looks, its address, and its texts to change. */
export function MediaDetails({ item, onClose }: { item: MediaItem; onClose: () => void }) {
  const client = useQueryClient();
  const [alt, setAlt] = useState(item.alt);
  const [name, setName] = useState(item.name);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const save = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await sendJson("PATCH", `/api/media/${item.id}`, { alt, name });
      await client.invalidateQueries({ queryKey: ["/api/media"] });
      toast.success("Saved");
      onClose();
    } catch (failure) {
      setError(messageOf(failure));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="medium"
      title="Picture"
      description={`${dimensionsText(item)} pixels, ${sizeText(item.bytes)}`}
      onSubmit={() => !busy && void save()}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={busy}>
            Save
          </Button>
        </>
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
      {error !== undefined && <Alert kind="error">{error}</Alert>}
      <TextArea
        label="Alternative text"
        hint={ALT_HINT}
        rows={2}
        maxLength={MEDIA_TEXT_LIMITS.alt}
        value={alt}
        onValueChange={setAlt}
      />
      <TextField label="Name" maxLength={MEDIA_TEXT_LIMITS.name} value={name} onValueChange={setName} />
      <TextField
        label="Address"
        readOnly
        value={item.url}
        end={<IconButton label="Copy address" icon={<Copy />} onClick={() => void copyAddress(item.url)} />}
      />
    </Dialog>
  );
}
