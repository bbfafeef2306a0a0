import type { ViewProps } from "../define-block.ts";
import { BottomImage } from "./BottomImage.tsx";
import { RightImage } from "./RightImage.tsx";
import type { Hero } from "./schema.ts";
import { Simple } from "./Simple.tsx";
import { Statement } from "./Statement.tsx";
import { TopImage } from "./TopImage.tsx";

const STYLES = {
  simple: Simple,
  text: Statement,
  rightImage: RightImage,
  topImage: TopImage,
  bottomImage: BottomImage,
} satisfies Record<Hero["style"], unknown>;

/** The page's opening; the only block that always renders an `<h1>`. */
export function View({ content }: ViewProps<Hero>) {
  const Style = STYLES[content.style];
  return <Style content={content} />;
}
