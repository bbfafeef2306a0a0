import { buttonClass } from "#ui";
import { useBlockContext } from "../context.tsx";
import { BlockImage } from "../parts/BlockImage.tsx";
import { VideoDialog } from "../parts/video/VideoDialog.tsx";
import type { FounderStory } from "./schema.ts";

/** Who writes: the picture with name, title and credentials below, and the video's button. */
export function Portrait({ content }: { content: FounderStory }) {
  const { isLead } = useBlockContext();
  const { image, imageAlt, author, youtube_video_url: video } = content;
  const hasCaption = Boolean(author?.name || author?.title || author?.credentials);
  return (
    <>
      {(image || hasCaption || content.headline) && (
        <figure className="flex items-end gap-5 @md:block">
          <div className="w-2/5 shrink-0 @md:w-full">
            <BlockImage src={image ?? ""} alt={imageAlt ?? ""} eager={isLead} className="w-full rounded-card" />
          </div>
          {hasCaption && (
            <figcaption className="text-sm text-ink-soft @md:mt-4">
              {author?.name && <p className="font-semibold text-ink">{author.name}</p>}
              {author?.title && <p>{author.title}</p>}
              {author?.credentials && <p className="text-xs">{author.credentials}</p>}
            </figcaption>
          )}
        </figure>
      )}
      <div className="mt-5 empty:hidden">
        <VideoDialog address={video} title={content.headline} buttonClassName={buttonClass.secondary} />
      </div>
    </>
  );
}
