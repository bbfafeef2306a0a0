import { FileText, FolderOpen } from "lucide-react";
import { useRef, useState, type ComponentProps } from "react";
import { Alert, Button, FileInput } from "#ui/kit";
import { readChosen } from "./import-parts.ts";
import { checkImport, resetImport, type ImportState } from "./import-run.ts";

type PickProps = {
  label: string;
  icon: ComponentProps<typeof Button>["icon"];
  onFiles: (files: File[]) => void;
} & Pick<ComponentProps<"input">, "accept" | "multiple"> & { isFolder?: boolean };

/** A button that opens the system's file dialog. */
function Pick({ label, icon, onFiles, isFolder, ...input }: PickProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={icon} onClick={() => field.current?.click()}>
        {label}
      </Button>
      <FileInput
        ref={field}
        aria-label={label}
        {...input}
        {...(isFolder && { webkitdirectory: "" })}
        onFiles={onFiles}
      />
    </>
  );
}

/** Chooses what is imported; it is checked at once. */
export function ImportChoice({ source }: Pick<ImportState, "source">) {
  const [fault, setFault] = useState<string>();
  const read = async (files: File[]) => {
    if (files.length === 0) return;
    const chosen = await readChosen(files);
    setFault(chosen.ok ? undefined : chosen.error.message);
    if (chosen.ok) await checkImport({ source: chosen.value });
    else resetImport();
  };
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <Pick
          label="Choose files"
          icon={<FileText />}
          accept=".md,.mdx,.markdown,.xml"
          multiple
          onFiles={(files) => void read(files)}
        />
        <Pick label="Choose a folder" icon={<FolderOpen />} isFolder onFiles={(files) => void read(files)} />
      </div>
      <p role="status" className="text-sm break-words text-ink-soft">
        {source ? `Chosen: ${source.label}` : "Nothing is changed yet: you see first what would happen."}
      </p>
      {fault !== undefined && <Alert kind="error">{fault}</Alert>}
    </div>
  );
}
