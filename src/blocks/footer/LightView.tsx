import type { ViewProps } from "../define-block.ts";
import { Bar, Centered, Directory } from "./LightStyles.tsx";
import type { Footer } from "./schema.ts";

const STYLES: Partial<Record<Footer["style"], typeof Bar>> = { centered: Centered, directory: Directory };

/** The page's end on a light ground. */
export function View({ content }: ViewProps<Footer>) {
  const Style = STYLES[content.style] ?? Bar;
  return <Style content={content} />;
}
