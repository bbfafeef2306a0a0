import type { ViewProps } from "../define-block.ts";
import { Icon } from "#ui";
import { useBlockContext } from "../context.tsx";
import { videoSource } from "../parts/video/video-source.ts";
import { Backdrop } from "./Backdrop.tsx";
import { OverPicture } from "./OverPicture.tsx";
import type { Hero } from "./schema.ts";

/**
 * A silent film from edge to edge with the copy on it. The image is its poster, and all there is without a script or a
 * film; film.enhance.ts plays the film.
 */
export function View({ content }: ViewProps<Hero>) {
  const { texts } = useBlockContext();
  const source = videoSource(content.backgroundVideo ?? "");
  const film = source?.kind === "file" ? source : undefined;
  return (
    <OverPicture content={content}>
      <figure className="hero-backdrop" data-enhance={film && "film"}>
        <Backdrop content={content} />
        {film && (
          <>
            {/* Decoration: the poster's description says what is shown. */}
            <video src={film.src} muted loop playsInline preload="none" aria-hidden="true" tabIndex={-1} />
            <button
              type="button"
              className="hero-film-switch"
              hidden
              data-pause={texts.pause}
              data-play={texts.playVideo}
            >
              <Icon name="Pause" />
              <Icon name="Play" />
            </button>
          </>
        )}
      </figure>
    </OverPicture>
  );
}
