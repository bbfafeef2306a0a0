/** How large an automation may be. Texts are counted in characters. */
export const AUTOMATION_LIMITS = {
  automations: 100,
  name: 120,
  /** Steps of an automation, those in branches included. */
  steps: 50,
  /** How deep conditions may be inside one another. */
  depth: 4,
  rules: 20,
  subject: 300,
  text: 10_000,
  url: 2000,
  value: 500,
  /** Properties that a step sets, and fields that a model fills in. */
  fields: 30,
  tags: 20,
  waitDays: 366,
  /** The longest that executions may be kept after their end: ten years. */
  keptDays: 3650,
  /** The most executions that one call replays. */
  replayed: 1000,
} as const;

/** How much an entry may bring along. */
export const ENTRY_LIMITS = { fields: 200, name: 100, text: 10_000, id: 200 } as const;
