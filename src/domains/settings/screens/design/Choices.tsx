import { keysOf } from "#shared";
import { paletteOf } from "../../brand/palette.ts";
import { THEME_CHOICES, THEME_RADII, type Neutrals } from "../../brand/theme-choices.ts";
import type { SettingsForm } from "../use-settings-form.ts";
import { themeIn } from "./form-theme.ts";
import { OptionCards, type Option } from "./OptionCards.tsx";

type Name = keyof typeof THEME_CHOICES;

const LABELS: Record<Name, string> = {
  neutrals: "Neutrals",
  radius: "Corners",
  buttonStyle: "Buttons",
  density: "Space between sections",
  pageWidth: "Page width",
  scheme: "Light or dark",
  motion: "Motion",
};

/** The order of choices between less and more; the others begin with the shipped one. */
const ORDER: { [One in Name]?: readonly (keyof (typeof THEME_CHOICES)[One])[] } = {
  radius: ["none", "s", "m", "l"],
  density: ["s", "m", "l", "xl"],
  motion: ["none", "subtle", "expressive"],
};

function Swatches({ form, neutrals }: { form: SettingsForm; neutrals: Neutrals }) {
  const palette = paletteOf({ ...themeIn(form), neutrals });
  const mode = neutrals === "dark" ? 1 : 0;
  return (
    <span
      aria-hidden
      className="mb-1 flex h-7 overflow-hidden rounded-inner border border-line forced-color-adjust-none"
    >
      {(["paper", "tint", "line", "ink-soft", "ink"] as const).map((token) => (
        <span key={token} className="flex-1" style={{ background: palette[token][mode] }} />
      ))}
    </span>
  );
}

function Corner({ radius }: { radius: keyof typeof THEME_RADII }) {
  return (
    <span
      aria-hidden
      className="mb-1 block h-7 w-10 border-t-2 border-l-2 border-ink-soft"
      style={{ borderTopLeftRadius: THEME_RADII[radius][1] }}
    />
  );
}

function pictureOf(form: SettingsForm, name: Name, value: string) {
  if (name === "neutrals") return <Swatches form={form} neutrals={value as Neutrals} />;
  return name === "radius" ? <Corner radius={value as keyof typeof THEME_RADII} /> : undefined;
}

/** One choice of the theme; the first of its values is what the site has when none is chosen. */
function Choice({ form, name }: { form: SettingsForm; name: Name }) {
  const choices: Readonly<Record<string, { label: string; note: string }>> = THEME_CHOICES[name];
  const [first = ""] = Object.keys(choices);
  const values = new Set<string>([...(ORDER[name] ?? []), ...Object.keys(choices)]);
  const options = [...values].flatMap((value): Option[] => {
    const choice = choices[value];
    return choice ? [{ value, ...choice, picture: pictureOf(form, name, value) }] : [];
  });
  return (
    <OptionCards
      label={LABELS[name]}
      options={options}
      value={form.text(name) || first}
      onChange={(value) => form.set(name, value === first ? "" : value)}
      isReadOnly={form.isReadOnly}
      setting={name}
      className={options.length === 3 ? "grid-cols-3" : "grid-cols-2 sm:grid-cols-4 xl:grid-cols-2"}
    />
  );
}

/** What a theme chooses besides colours and faces. */
export function Choices({ form, names = keysOf(THEME_CHOICES) }: { form: SettingsForm; names?: readonly Name[] }) {
  return names.map((name) => <Choice key={name} form={form} name={name} />);
}
