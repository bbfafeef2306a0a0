import { Sparkles } from "lucide-react";
import type { JsonObject } from "#shared";
import { EmptyState } from "#ui/kit";
import { BlockPreview } from "./BlockPreview.tsx";
import { ChangeList, ChangeSummary } from "./Changes.tsx";
import type { Generated } from "./read-block.ts";
import { Remarks } from "./Remarks.tsx";

type PreviewTabProps = {
  growing?: JsonObject;
  generated?: Generated;
  /** Whether it is to be added, so that nothing of a block changes. */
  isNew: boolean;
};

/** The block as a model writes it, then remarks to read before accepting it. */
export function PreviewTab({ growing, generated, isNew }: PreviewTabProps) {
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
      {generated && !isNew && <ChangeSummary generated={generated} />}
      <BlockPreview block={block} unconfirmed={generated?.claims.map(({ text }) => text)} />
      {generated && !isNew && <ChangeList generated={generated} />}
      {generated && <Remarks unconfirmed={generated.unconfirmed} notes={generated.notes} />}
    </div>
  );
}
