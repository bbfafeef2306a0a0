import { useState } from "react";
import type { MediaItem } from "../contract.ts";
import { Button } from "#ui/kit";
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
  /** `false` adds "(optional)" to the label. */
  required?: boolean;
};

/** A field for an image: from the library, a new upload, or a typed address. */
export function ImageField({ onChange, ...props }: ImageFieldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ImageAddress
        {...props}
        onChange={(address) => onChange(address)}
        choose={<Button onClick={() => setOpen(true)}>Choose image</Button>}
      />
      <MediaPicker open={isOpen} onOpenChange={setOpen} onChoose={(item) => onChange(item.url, item)} />
    </>
  );
}
