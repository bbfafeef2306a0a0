import type { ViewProps } from "../define-block.ts";
import { Backdrop } from "./Backdrop.tsx";
import { OverPicture } from "./OverPicture.tsx";
import type { Hero } from "./schema.ts";

/** A photograph from edge to edge with the copy on it. */
export function View({ content }: ViewProps<Hero>) {
  return (
    <OverPicture content={content}>
      <figure className="hero-backdrop">
        <Backdrop content={content} />
      </figure>
    </OverPicture>
  );
}
