import { Notice } from "#ui";
import { useBlockContext } from "../../context.tsx";
import { ownImage } from "./own-image.ts";
import { TextLink } from "../TextLink.tsx";
import { LinkInstead } from "./LinkInstead.tsx";
import { VideoCover } from "./VideoCover.tsx";
import { VideoPlayer } from "./VideoPlayer.tsx";
import { videoSource, type VideoSource } from "./video-source.ts";

/** Says which host receives data when the video plays, with a link to the video's own page. */
function Elsewhere({ source, noteId }: { source: VideoSource; noteId: string }) {
  const { texts } = useBlockContext();
  const link = (label: string) => (
    <TextLink href={source.page} target="_blank" external className="video-elsewhere inline-flex items-center gap-1">
      {label}
    </TextLink>
  );
  // The browser plays a file of this site itself: the link is only useful without a script.
  if (source.kind === "file") return <p className="video-without-script mt-3 text-sm">{link(texts.watchElsewhere)}</p>;
  return (
    <p className="mt-3 text-sm text-ink-soft">
      <span id={noteId} data-read="skip">
        {texts.video.note.replace("{host}", source.hostName)}
      </span>{" "}
      {link(texts.video.watchOn.replace("{host}", source.hostName))}
    </p>
  );
}

/**
 * A video behind its poster, 16:9: no other host gets a request before the click, with which
 * video-poster.enhance.ts loads the player. Without a script the poster is a link to the video's own page.
 * @param name distinguishes the posters of a block, for their ids.
 * @param address one that can't be played becomes a notice in the editor, and a link for visitors.
 * @param image the poster; only a picture of this site is shown. Without one a panel shows the title.
 */
export function VideoPoster({
  name,
  address,
  title,
  image,
  imageAlt,
  eager,
}: {
  name: string;
  address: string;
  title: string;
  image?: string;
  imageAlt?: string;
  eager?: boolean;
}) {
  const { idPrefix, mode, texts } = useBlockContext();
  const source = videoSource(address);
  if (!source) {
    const { video, watchElsewhere } = texts;
    return <LinkInstead address={address} notes={video} onHost={video.watchOn} onThisSite={watchElsewhere} />;
  }
  const noteId = `${idPrefix}-${name}-note`;
  const poster = ownImage(image);
  const label = title || texts.videoPlayer;
  return (
    <div className="video-poster">
      <div className="video-stage" data-enhance-on-click="video-poster">
        <VideoCover title={label} poster={poster} alt={imageAlt} eager={eager} />
        <button
          type="button"
          className="video-button"
          aria-label={title ? `${texts.playVideo}: ${title}` : texts.playVideo}
          aria-describedby={source.kind === "iframe" ? noteId : undefined}
        />
        <div className="video-player" hidden>
          <VideoPlayer source={source} title={label} />
        </div>
        {source.kind === "file" && (
          <p className="video-failed" role="alert" hidden>
            {texts.video.failed}
          </p>
        )}
      </div>
      <Elsewhere source={source} noteId={noteId} />
      {mode === "edit" && image && !poster && <Notice kind="info">{texts.video.foreignPoster}</Notice>}
    </div>
  );
}
