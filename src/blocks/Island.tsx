import type { ComponentType } from "react";
import { useBlockContext } from "./context.tsx";

/**
 * Renders an interactive part. `name` is the component's name and the name of its file (`<name>.island.tsx`); `props`
 * must survive JSON, as the browser gets them in an attribute.
 */
export function Island<Props extends object>({
  name,
  of,
  props,
}: {
  name: string;
  of: ComponentType<Props>;
  props: Props;
}) {
  return useBlockContext().island(name, of as ComponentType<never>, props);
}
