import { ImageUp } from "lucide-react";
import { useRef, type ComponentProps } from "react";
import { PICTURE_TYPES } from "../media.ts";
import { Button, FileInput } from "#ui/kit";
import { ImageAddress } from "./ImageAddress.tsx";
import { usePictureUpload } from "./use-picture-upload.ts";

type UploadFieldProps = Omit<ComponentProps<typeof ImageAddress>, "choose" | "onFile"> & {
  /** The address in the API that takes the file. */
  path: string;
  /** An upload begins or ends: until it ends, the value isn't what was chosen. */
  onBusy: (isBusy: boolean) => void;
};

/** A field for an image for people without rights in the library: a file of theirs, or a typed address. */
export function UploadField({ path, onBusy, ...props }: UploadFieldProps) {
  const { hint, error, onChange } = props;
  const input = useRef<HTMLInputElement>(null);
  const upload = usePictureUpload(path, { onChange, onBusy });
  return (
    <ImageAddress
      {...props}
      onChange={(address) => {
        upload.forget();
        onChange(address);
      }}
      onFile={(file) => void upload.send(file)}
      hint={hint ?? "PNG, JPEG, WebP or AVIF, at most 10 MB"}
      error={upload.error ?? error}
      choose={
        <>
          <Button icon={<ImageUp />} busy={upload.share !== undefined} onClick={() => input.current?.click()}>
            Upload image
          </Button>
          <p role="status" className="text-sm text-ink-soft empty:hidden">
            {upload.share !== undefined && `Uploading: ${Math.round(upload.share * 100)}%`}
          </p>
          <FileInput
            ref={input}
            aria-label={`File for ${props.label}`}
            accept={PICTURE_TYPES.join(",")}
            onFiles={([file]) => {
              if (file) void upload.send(file);
            }}
          />
        </>
      }
    />
  );
}
