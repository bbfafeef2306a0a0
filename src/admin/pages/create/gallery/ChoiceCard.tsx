import { Eye } from "lucide-react";
import { useId } from "react";
import { IconButton } from "#ui/kit";
import type { Choice } from "./choices.ts";
import { DRAWINGS } from "./drawings.tsx";
import { PagePicture } from "./PagePicture.tsx";

type ChoiceCardProps = {
  choice: Choice;
  group: string;
  isChosen: boolean;
  onChoose: () => void;
  /** Opens the large preview. */
  onPreview: () => void;
};

const hasDrawing = (value: string): value is keyof typeof DRAWINGS => Object.hasOwn(DRAWINGS, value);

function Picture({ value }: { value: string }) {
  if (!hasDrawing(value)) return <PagePicture template={value} />;
  return (
    <svg aria-hidden viewBox="-16 -12 96 72" className="aspect-4/3 w-full bg-paper">
      {DRAWINGS[value]}
    </svg>
  );
}

/** One way to begin: its picture, its name and what it is for; the picture can be looked at in full first. */
export function ChoiceCard({ choice, group, isChosen, onChoose, onPreview }: ChoiceCardProps) {
  const hint = useId();
  const { value, label } = choice;
  return (
    <div className="group relative flex flex-col overflow-hidden rounded-control border border-line bg-raised transition-colors hover:border-brand has-[:checked]:border-brand has-[:checked]:bg-brand-tint has-[:checked]:ring-1 has-[:checked]:ring-brand has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus">
      <input
        type="radio"
        name={group}
        aria-label={label}
        aria-describedby={hint}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        className="absolute inset-0 z-1 size-full cursor-pointer appearance-none rounded-control outline-none"
      />
      <div className="border-b border-line">
        <Picture value={value} />
      </div>
      <div className="grid min-w-0 flex-1 content-start p-3">
        <span className="font-semibold">{label}</span>
        <span id={hint} className="text-sm text-ink-soft">
          {choice.hint}
        </span>
      </div>
      {!hasDrawing(value) && (
        <IconButton
          label={`Preview ${label}`}
          icon={<Eye />}
          onClick={onPreview}
          className="absolute end-2 top-2 z-2 border border-line bg-raised shadow-float"
        />
      )}
    </div>
  );
}
