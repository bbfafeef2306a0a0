import { FileJson } from "lucide-react";
import { useRef, useState } from "react";
import type { JsonObject } from "#shared";
import { Alert, Button, FileInput } from "#ui/kit";
import { readBlocksFile } from "./read-blocks-file.ts";

/** A chosen file and its blocks. */
export type BlocksFile = { name: string; blocks: JsonObject[] };

type BlocksFileFieldProps = { value: BlocksFile | undefined; onChange: (file: BlocksFile | undefined) => void };

/** A field for a blocks.json file that says what the file holds, or what is wrong with it. */
export function BlocksFileField({ value, onChange }: BlocksFileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string>();
  const read = async (file: File) => {
    const found = await readBlocksFile(file);
    setFault(found.ok ? undefined : found.error.message);
    onChange(found.ok ? { name: file.name, blocks: found.value } : undefined);
  };
  return (
    <div className="grid justify-items-start gap-2">
      <Button icon={<FileJson />} onClick={() => input.current?.click()}>
        {value ? "Choose another file" : "Choose a file"}
      </Button>
      <FileInput
        ref={input}
        aria-label="blocks.json file"
        accept=".json,application/json"
        onFiles={([file]) => {
          if (file) void read(file);
        }}
      />
      <p role="status" className="text-sm text-ink-soft">
        {value && `${value.name}: ${value.blocks.length} ${value.blocks.length === 1 ? "block" : "blocks"}`}
      </p>
      {fault !== undefined && <Alert kind="error">{fault}</Alert>}
    </div>
  );
}
