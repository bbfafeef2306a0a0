import type { VideoSource } from "./video-source.ts";

/**
 * A video's player, not yet loaded: video-player.client.ts starts and stops it. It fills its box.
 * @param title the name for assistive technology.
 */
export function VideoPlayer({ source, title }: { source: VideoSource; title: string }) {
  if (source.kind === "file") {
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are part of the owner's file
    return <video src={source.src} aria-label={title} controls playsInline preload="none" className="size-full" />;
  }
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- the players of the allowed hosts need their own scripts
    <iframe
      data-src={source.src}
      title={title}
      allow="autoplay; fullscreen; picture-in-picture"
      className="size-full"
    />
  );
}
