import { Sparkles } from "lucide-react";
import type { JsonObject } from "#shared";
import { EmptyState } from "#ui/kit";
import { BlockPreview } from "./BlockPreview.tsx";
import { ChangeList, ChangeSummary } from "./Changes.tsx";
import type { Generated } from "./read-block.ts";
import { Remarks } from "./Remarks.tsx";

/** The block as a model writes it, then remarks to read before accepting it. */
export function PreviewTab({ growing, generated }: { growing?: JsonObject; generated?: Generated }) {
  const block = generated?.block ?? growing;
  if (!block) {
    return (
      <EmptyState icon={<Sparkles />} title="No block generated">
        Please generate a block first
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-4">
      {generated && <ChangeSummary generated={generated} />}
      <BlockPreview block={block} unconfirmed={generated?.claims.map(({ text }) => text)} />
      {generated && <ChangeList generated={generated} />}
      {generated && <Remarks unconfirmed={generated.unconfirmed} notes={generated.notes} />}
    </div>
  );
}
