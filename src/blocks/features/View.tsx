import type { ViewProps } from "../define-block.ts";
import { Cards } from "./Cards.tsx";
import { Frame } from "./Frame.tsx";
import { Groups } from "./Groups.tsx";
import { List } from "./List.tsx";
import type { Features } from "./schema.ts";

/** The styles of the specification. */
export function View({ content }: ViewProps<Features>) {
  if (content.style === "groups") {
    return (
      <Frame
        content={content}
        ground="tint"
        track="feature-groups"
        render={(features) => <Groups content={content} features={features} />}
      />
    );
  }
  const Style = content.style === "list" ? List : Cards;
  return <Frame content={content} render={(features) => <Style content={content} features={features} />} />;
}
