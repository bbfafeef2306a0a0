import type { CSSProperties } from "react";
import { cx } from "#shared";
import { useUi } from "../../state/editor-context.tsx";
import type { ChoiceSpec } from "../field-spec.ts";
import { ChoiceCards, type ChoiceCardsProps } from "./ChoiceCards.tsx";
import { FieldBox } from "./FieldBox.tsx";
import type { ControlProps } from "./props.ts";
import { useChoice } from "./SelectControl.tsx";
import { StylePreviews } from "./StylePreviews.tsx";
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

/** The length of a path to a block's own style: its type and the field. */
const STYLE_DEPTH = 2;

/** The style of a block, chosen from small previews, or of a part of it, from sketches: the first one unless the content names another. */
export function StyleControl({ spec, path }: ControlProps<ChoiceSpec>) {
  const { chosen, choose } = useChoice({ spec, path });
  const isKnown = spec.choices.some(({ value }) => value === chosen);
  const cards: ChoiceCardsProps = {
    label: spec.label,
    choices: spec.choices,
    chosen: isKnown ? chosen : (spec.choices[0]?.value ?? ""),
    onChoose: choose,
    picture: (style) => <Sketch style={style} />,
  };
  return (
    <FieldBox path={path}>
      {path.length === STYLE_DEPTH ? <StylePreviews {...cards} /> : <ChoiceCards {...cards} />}
    </FieldBox>
  );
}

/** The colours of each ground, as names of the page's tokens; "brand" is the same in both schemes. */
const GROUNDS: Readonly<Record<string, (token: (name: string) => string) => CSSProperties>> = {
  paper: (token) => ({ background: token("paper") }),
  tint: (token) => ({ background: token("tint") }),
  deep: (token) => ({ background: token("deep") }),
  brand: (token) => ({ background: token("brand"), colorScheme: "light" }),
  gradient: (token) => ({
    background: `linear-gradient(to bottom right, ${token("brand-tint")}, ${token("paper")}, ${token("accent-tint")})`,
  }),
};
/** The block's own ground. */
const OWN = { background: "linear-gradient(to top left, transparent 49%, currentcolor 50%, transparent 52%)" };

function Ground({ name }: { name: string }) {
  const page = useUi(({ canvasDocument }) => canvasDocument);
  const tokens = page && page.defaultView?.getComputedStyle(page.documentElement);
  const style = GROUNDS[name]?.((token) => tokens?.getPropertyValue(`--color-${token}`) ?? "") ?? OWN;
  return (
    <span aria-hidden className="h-7 rounded-inner border border-control forced-color-adjust-none" style={style} />
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
