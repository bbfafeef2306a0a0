import { SwitchField } from "#ui/kit";
import type { DraftedField, HeadField } from "./post-draft.ts";

type DraftedHeadProps = {
  head: readonly DraftedField[];
  chosen: readonly HeadField[];
  onChange: (chosen: readonly HeadField[]) => void;
};

const wordsOf = ({ field }: DraftedField) => (field === "tags" ? "Use these tags" : `Use this ${field}`);

/** A drafted title, description and tags, each to be taken over or not: what the post has already stays unless chosen. */
export function DraftedHead({ head, chosen, onChange }: DraftedHeadProps) {
  if (head.length === 0) return null;
  return (
    <section aria-label="Title, description and tags" className="grid gap-3 rounded-control border border-line p-3">
      {head.map((one) => {
        const { field, label, value, was } = one;
        const isChosen = chosen.includes(field);
        const others = chosen.filter((name) => name !== field);
        return (
          <div key={field} className="grid gap-1.5">
            <p className="break-words">
              <span className="text-sm text-ink-soft">{label}</span>
              <br />
              <span className={field === "title" ? "text-lead font-semibold" : undefined}>{value}</span>
            </p>
            <SwitchField
              label={wordsOf(one)}
              hint={was ? `The post has: ${was}` : undefined}
              checked={isChosen}
              onCheckedChange={(checked) => onChange(checked ? [...others, field] : others)}
            />
          </div>
        );
      })}
    </section>
  );
}

/** The head of a draft while it is streaming. */
export function GrowingHead({ title, description }: { title?: string; description?: string }) {
  if (!title && !description) return null;
  return (
    <div className="grid gap-1 rounded-control border border-line p-3">
      {title && <p className="text-lead font-semibold break-words">{title}</p>}
      {description && <p className="break-words text-ink-soft">{description}</p>}
    </div>
  );
}
