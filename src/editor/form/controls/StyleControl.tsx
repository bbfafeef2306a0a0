import { cx } from "#shared";
import type { ChoiceSpec } from "../field-spec.ts";
import { ChoiceCards } from "./ChoiceCards.tsx";
import { FieldBox } from "./FieldBox.tsx";
import type { ControlProps } from "./props.ts";
import { useChoice } from "./SelectControl.tsx";
import { styleSketch } from "./style-sketches.ts";

function Sketch({ style }: { style: string }) {
  return (
    <svg aria-hidden viewBox="0 0 48 32" className="w-full rounded-inner border border-line bg-paper">
      {styleSketch(style).map(([x, y, width, height, tone]) => (
        <rect
          key={`${x} ${y} ${width}`}
          {...{ x, y, width, height }}
          rx={1}
          className={cx("fill-ink-soft", tone === "faint" && "opacity-30", tone === undefined && "opacity-55")}
        />
      ))}
    </svg>
  );
}

/** The style of a block, chosen from small sketches. */
export function StyleControl({ spec, path }: ControlProps<ChoiceSpec>) {
  const { chosen, choose } = useChoice({ spec, path });
  return (
    <FieldBox path={path}>
      <ChoiceCards
        label={spec.label}
        choices={spec.choices}
        chosen={chosen}
        onChoose={choose}
        picture={(style) => <Sketch style={style} />}
      />
    </FieldBox>
  );
}

const GROUNDS: Readonly<Record<string, string>> = {
  paper: "light-dark(#faf7f1, #10171d)",
  tint: "light-dark(#f1ebdf, #1c2730)",
  deep: "light-dark(#0c3b37, #0b2a27)",
};

function Ground({ name }: { name: string }) {
  return (
    <span
      aria-hidden
      className="h-7 rounded-inner border border-control forced-color-adjust-none"
      style={{
        background: GROUNDS[name] ?? "linear-gradient(to top left, transparent 49%, currentcolor 50%, transparent 52%)",
      }}
    />
  );
}

/** The background of a block; by default its own. */
export function ColorControl({ spec, path }: ControlProps<ChoiceSpec>) {
  const { chosen, choose } = useChoice({ spec, path });
  const choices = spec.isOptional ? [{ value: "", label: "Default" }, ...spec.choices] : spec.choices;
  return (
    <FieldBox path={path}>
      <ChoiceCards
        label={spec.label}
        choices={choices}
        chosen={chosen}
        onChoose={choose}
        picture={(name) => <Ground name={name} />}
      />
    </FieldBox>
  );
}
