import type { Path } from "#publishing";

/** What every control of the derived form gets. */
export type ControlProps<Spec> = { spec: Spec; path: Path };
