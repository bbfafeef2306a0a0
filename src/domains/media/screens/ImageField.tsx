import { Image as ImageIcon, ImageOff } from "lucide-react";
import { useId, useState } from "react";
import type { MediaItem } from "../contract.ts";
import { safeImageSrc } from "#shared";
import { Button, TextField } from "#ui/kit";
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
};

function Preview({ src, isBroken, onBroken }: { src?: string; isBroken: boolean; onBroken: () => void }) {
  const Icon = isBroken ? ImageOff : ImageIcon;
  return (
    <div className="media-ground grid size-20 shrink-0 place-items-center overflow-hidden rounded-control border border-line pointer-coarse:size-24">
      {src && !isBroken ? (
        <img key={src} src={src} alt="" draggable={false} className="size-full object-contain" onError={onBroken} />
      ) : (
        <span aria-hidden className="grid size-full place-items-center bg-tint text-ink-soft">
          <Icon className="size-6" />
        </span>
      )}
    </div>
  );
}

/** A field for an image: from the library, a new upload, or a typed address. */
export function ImageField({ label, value, onChange, hint, error, name }: ImageFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const [broken, setBroken] = useState("");
  const labelId = useId();
  const src = safeImageSrc(value);
  const isBroken = value !== "" && (src === undefined || broken === value);
  return (
    <div role="group" aria-labelledby={labelId} className="grid content-start gap-2">
      <span id={labelId} className="-mb-0.5 text-sm font-semibold">
        {label}
      </span>
      <div className="flex gap-3">
        <Preview src={src} isBroken={isBroken} onBroken={() => setBroken(value)} />
        <div className="flex flex-col items-start gap-2">
          <Button onClick={() => setOpen(true)}>Choose image</Button>
          {value && <Button onClick={() => onChange("")}>Remove image</Button>}
        </div>
      </div>
      <TextField
        label={`Address of ${label}`}
        labelHidden
        name={name}
        placeholder="Or an address: /… or https://…"
        hint={hint}
        error={error ?? (isBroken ? "There is no image at this address" : undefined)}
        value={value}
        onValueChange={(address) => onChange(address)}
      />
      <MediaPicker open={isOpen} onOpenChange={setOpen} onChoose={(item) => onChange(item.url, item)} />
    </div>
  );
}
