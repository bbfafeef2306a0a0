/** A choice among named values, the default one first: what people read, and a few words about it. */
type Choice = Readonly<Record<string, { label: string; note: string }>>;

/** What a theme chooses besides colours and faces. The first value of each is the shipped look. */
export const THEME_CHOICES = {
  neutrals: {
    warm: { label: "Warm", note: "Off-white paper" },
    cool: { label: "Cool", note: "A breath of blue" },
    pure: { label: "Pure", note: "Plain greys" },
    dark: { label: "Dark paper", note: "Dark grounds in your brand’s hue" },
  },
  radius: {
    m: { label: "Medium", note: "8 and 14 px" },
    none: { label: "None", note: "Square corners" },
    s: { label: "Small", note: "4 and 8 px" },
    l: { label: "Large", note: "12 and 22 px" },
  },
  buttonStyle: {
    solid: { label: "Solid", note: "Filled with the accent" },
    outline: { label: "Outline", note: "Fills on hover" },
    pill: { label: "Pill", note: "Filled, with round ends" },
  },
  density: {
    m: { label: "Medium", note: "As shipped" },
    s: { label: "Small", note: "More on a screen" },
    l: { label: "Large", note: "Airy" },
    xl: { label: "Extra large", note: "One thought per screen" },
  },
  pageWidth: {
    normal: { label: "1200 px", note: "As shipped" },
    wide: { label: "1400 px", note: "For large screens" },
    full: { label: "Full", note: "The whole window" },
  },
  scheme: {
    auto: { label: "Visitor’s choice", note: "Light or dark, like their system" },
    light: { label: "Light", note: "For everyone" },
    dark: { label: "Dark", note: "For everyone" },
  },
  motion: {
    subtle: { label: "Subtle", note: "Only where it explains" },
    none: { label: "None", note: "Nothing moves" },
    expressive: { label: "Expressive", note: "Sections rise, buttons lift" },
  },
} as const satisfies Readonly<Record<string, Choice>>;

/** The radius of controls and of cards, in pixels. */
export const THEME_RADII = { m: [8, 14], none: [0, 0], s: [4, 8], l: [12, 22] } as const;

type Choices = typeof THEME_CHOICES;
type ThemeChoiceName = keyof Choices;

/** The chosen values; what isn't chosen has the first value. */
export type ThemeChoices = { [Name in ThemeChoiceName]?: keyof Choices[Name] };

export type Neutrals = keyof Choices["neutrals"];
