import { Sparkles } from "lucide-react";
import { useState } from "react";
import type { SuggestedField } from "#ai";
import { useSession } from "#client";
import type { PageSummary } from "#publishing";
import { Button, lazyPart } from "#ui/kit";
import type { DraftSession } from "../../drafts/use-draft-session.ts";

const Suggestions = lazyPart(async () => (await import("./Suggestions.tsx")).Suggestions);

/** Of the buttons; none repeats the label of the field beside it. */
const NAMES: Record<SuggestedField, string> = {
  title: "Suggest a title",
  description: "Suggest a text for search results",
};

type SuggestProps = { page: PageSummary; session: DraftSession; field: SuggestedField; readOnly: boolean };

/** Offers a model's suggestions for a page's title or description; renders nothing for people who may not ask one. */
export function Suggest({ page, session, field, readOnly }: SuggestProps) {
  const { capabilities } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (readOnly || !capabilities.ai) return null;
  return (
    <div className="mt-2">
      {isOpen ? (
        <Suggestions {...{ page, session, field }} onClose={() => setOpen(false)} />
      ) : (
        <Button icon={<Sparkles />} aria-label={NAMES[field]} data-suggest={field} onClick={() => setOpen(true)}>
          Suggest
        </Button>
      )}
    </div>
  );
}
