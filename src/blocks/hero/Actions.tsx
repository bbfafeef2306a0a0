import { cx } from "#shared";
import { CtaList } from "../parts/CtaList.tsx";
import { VideoDialog } from "../parts/video/VideoDialog.tsx";
import { CopyLine } from "../parts/CopyLine.tsx";
import { videoSource } from "../parts/video/video-source.ts";
import type { Hero } from "./schema.ts";

const PLAY = "inline-flex min-h-12 items-center gap-2 font-semibold text-brand hover:text-brand-strong";

/** The calls to action, the play button and the line below; `justify` is the class that places them in their row. */
export function Actions({ content, justify, className }: { content: Hero; justify?: string; className?: string }) {
  const { cta, youtube_video_url: video, bottomText } = content;
  const hasVideo = Boolean(video && videoSource(video));
  return (
    <>
      {(Boolean(cta?.length) || hasVideo) && (
        <div className={cx("flex flex-wrap items-center gap-3", justify, className)}>
          <CtaList items={cta} track="hero" className={justify} />
          <VideoDialog address={video} title={content.headline} buttonClassName={PLAY} track="hero" />
        </div>
      )}
      <CopyLine copy={bottomText} className="mt-4 text-sm text-ink-soft" />
    </>
  );
}
