import { keysOf } from "#shared";
import { useId, useState } from "react";
import { EmptyState, SearchField } from "#ui/kit";
import { ChoiceCard } from "./ChoiceCard.tsx";
import { findChoices, GROUPS, type Beginning, type Choice, type Group } from "./choices.ts";
import { LargePreview } from "./LargePreview.tsx";

type GalleryProps = {
  /** What the choice is for: the name of the group of cards. */
  label: string;
  choices: readonly Choice[];
  value: Beginning | undefined;
  onChange: (value: Beginning) => void;
};

const PILL =
  "min-h-8 cursor-pointer rounded-full border border-line px-3 text-sm text-ink-soft hover:bg-hover hover:text-ink " +
  "aria-pressed:border-brand aria-pressed:bg-brand-tint aria-pressed:font-semibold aria-pressed:text-ink pointer-coarse:min-h-11";

/** Cards with a picture of each page, to choose one of them; a search and a filter, and each page in full on demand. */
export function Gallery({ label, choices, value, onChange }: GalleryProps) {
  const [search, setSearch] = useState("");
  const [group, setGroup] = useState<Group>();
  const [shown, setShown] = useState<Choice>();
  const name = useId();
  const found = findChoices(choices, search, group);
  const chosen = choices.find((choice) => choice.value === value);
  const groups = keysOf(GROUPS).filter((one) => choices.some((choice) => choice.group === one));
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 text-sm">
        <span className="font-semibold">{label}</span>
        {chosen && <span className="text-ink-soft">: {chosen.label}</span>}
      </legend>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SearchField label="Search templates" value={search} onSearch={setSearch} />
        <div role="group" aria-label="Kind of page" className="flex flex-wrap gap-1.5">
          {[undefined, ...groups].map((one) => (
            <button
              key={one ?? "all"}
              type="button"
              aria-pressed={one === group}
              onClick={() => setGroup(one)}
              className={PILL}
            >
              {one ? GROUPS[one] : "All"}
            </button>
          ))}
        </div>
      </div>
      <p aria-live="polite" className="sr-only">
        {(search || group) && `${found.length} found`}
      </p>
      {found.length === 0 && <EmptyState title="No templates found">Try another word or kind.</EmptyState>}
      <div className="grid gap-3 min-[30rem]:grid-cols-2 md:grid-cols-3">
        {found.map((choice) => (
          <ChoiceCard
            key={choice.value}
            choice={choice}
            group={name}
            isChosen={choice.value === value}
            onChoose={() => onChange(choice.value)}
            onPreview={() => setShown(choice)}
          />
        ))}
      </div>
      {shown && (
        <LargePreview
          choice={shown}
          onClose={() => setShown(undefined)}
          onUse={() => {
            onChange(shown.value);
            setShown(undefined);
          }}
        />
      )}
    </fieldset>
  );
}
