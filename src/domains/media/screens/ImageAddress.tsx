import { Image as ImageIcon, ImageOff } from "lucide-react";
import { useId, useRef, useState, type ReactNode } from "react";
import { cx, previewAddress, safeImageSrc } from "#shared";
import { Button, LabelText, TextField, useFileDrop, useKeptFocus } from "#ui/kit";

type ImageAddressProps = {
  label: string;
  /** The image's address; empty when there is none. */
  value: string;
  onChange: (value: string) => void;
  /** Takes a picture's file that is dropped on the field. */
  onFile: (file: File) => void;
  /** What another image is chosen by. */
  choose: ReactNode;
  /** What changes how this one is shown. */
  tools?: ReactNode;
  hint?: string;
  error?: string;
  /** The name of the address in a form. */
  name?: string;
  /** `false` adds "(optional)" to the label. */
  required?: boolean;
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

/** A field for an image: what it looks like, how another one is chosen, and its address. Takes files that are dropped. */
export function ImageAddress({
  label,
  value,
  onChange,
  onFile,
  choose,
  tools,
  hint,
  error,
  name,
  required,
}: ImageAddressProps) {
  const [broken, setBroken] = useState("");
  const { isOver, handlers } = useFileDrop(onFile);
  const labelId = useId();
  const buttons = useRef<HTMLDivElement>(null);
  const focus = useKeptFocus(() => buttons.current?.querySelector("button")?.focus());
  const safe = safeImageSrc(value);
  const src = safe && previewAddress(safe);
  const isBroken = value !== "" && (src === undefined || broken === value);
  return (
    <div
      role="group"
      aria-labelledby={labelId}
      {...handlers}
      className={cx("grid content-start gap-2 rounded-control", isOver && "outline-2 outline-offset-4 outline-brand")}
    >
      <span id={labelId} className="-mb-0.5 text-sm font-semibold">
        <LabelText {...{ label, required }} />
      </span>
      <div className="flex gap-3">
        <Preview src={src} isBroken={isBroken} onBroken={() => setBroken(value)} />
        <div ref={buttons} {...focus} className="flex flex-col items-start gap-2">
          {choose}
          {value && <Button onClick={() => onChange("")}>Remove picture</Button>}
        </div>
      </div>
      {tools && <div className="flex flex-wrap gap-2">{tools}</div>}
      <TextField
        label={`Address of ${label}`}
        labelHidden
        name={name}
        placeholder="Or an address: /… or https://…"
        hint={hint}
        error={error ?? (isBroken ? "There is no image at this address" : undefined)}
        value={value}
        onValueChange={onChange}
      />
    </div>
  );
}
