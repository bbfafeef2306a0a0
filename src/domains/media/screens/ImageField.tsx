import { useState } from "react";
import type { MediaItem } from "../contract.ts";
import { Button } from "#ui/kit";
import { FrameButtons } from "./framing/FrameButtons.tsx";
import type { Framing } from "../framings.ts";
import { ImageAddress } from "./ImageAddress.tsx";
import { MediaPicker } from "./MediaPicker.tsx";

type ImageFieldProps = {
  label: string;
  /** The image's address; empty when there is none. */
  value: string;
  /** @param chosen the picture when it comes from the library, with its `alt`. */
  onChange: (value: string, chosen?: MediaItem) => void;
  hint?: string;
  error?: string;
  /** The name of the address in a form. */
  name?: string;
  /** Opens the dialog that chooses the crop or the focal point; without it neither is offered. */
  onFrame?: (tool: Framing) => void;
  /** The only one of the two that has an effect in this place. */
  onlyFraming?: Framing;
  /** `false` adds "(optional)" to the label. */
  required?: boolean;
};

/** A field for an image: from the library, a new upload, also by dropping a file, or a typed address. */
export function ImageField({ onChange, onFrame, onlyFraming, ...props }: ImageFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const [file, setFile] = useState<File>();
  const open = (dropped?: File) => {
    setFile(dropped);
    setOpen(true);
  };
  return (
    <>
      <ImageAddress
        {...props}
        onChange={(address) => onChange(address)}
        onFile={open}
        choose={<Button onClick={() => open()}>Choose picture</Button>}
        tools={onFrame && <FrameButtons value={props.value} only={onlyFraming} onFrame={onFrame} />}
      />
      <MediaPicker open={isOpen} onOpenChange={setOpen} onChoose={(item) => onChange(item.url, item)} file={file} />
    </>
  );
}
