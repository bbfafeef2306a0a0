import type { ComponentProps } from "react";

type FileInputProps = Omit<ComponentProps<"input">, "type" | "hidden" | "value" | "onChange"> & {
  onFiles: (files: File[]) => void;
};

/** The system's file dialog, which a button opens by clicking this hidden input (`ref`). */
export function FileInput({ onFiles, ...props }: FileInputProps) {
  return (
    <input
      {...props}
      type="file"
      hidden
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])];
        // Otherwise choosing the same file again, such as after it was changed, would be no change of the input.
        currentTarget.value = "";
        onFiles(files);
      }}
    />
  );
}
