import { buttonClass, Icon, Notice } from "#ui";
import { useBlockContext } from "../context.tsx";
import { BlockImage } from "../parts/BlockImage.tsx";
import { TextLink } from "../parts/TextLink.tsx";
import { LinkInstead } from "../parts/video/LinkInstead.tsx";
import { ownImage } from "../parts/video/own-image.ts";
import { embedSource, type EmbedSource } from "./embed-source.ts";
import type { Embed } from "./schema.ts";

/** What is shown until the frame is loaded: what it is, where it comes from, and the button that loads it. */
function Cover({ title, source, noteId }: { title: string; source: EmbedSource; noteId: string }) {
  const { texts } = useBlockContext();
  return (
    <div className="embed-cover">
      <p className="embed-host" data-read="skip">
        {source.hostName}
      </p>
      <p className="embed-title">{title}</p>
      <p className="embed-button">
        <button type="button" className={buttonClass.primary} data-enhance-on-click="embed" aria-describedby={noteId}>
          <Icon name="Play" className="size-5" />
          {texts.embed.show.replace("{host}", source.hostName)}
        </button>
      </p>
      <p id={noteId} className="embed-note" data-read="skip">
        {texts.embed.note.replace("{host}", source.hostName)}
      </p>
    </div>
  );
}

/**
 * Content of another site behind a cover: no other host gets a request before the click on its button, with which
 * embed.enhance.ts loads the frame. Without a script there is the link to the content's own page, which is always there.
 */
export function Stage({ content: { src, title, image, imageAlt = "" } }: { content: Embed }) {
  const { idPrefix, isLead, mode, texts } = useBlockContext();
  const source = embedSource(src);
  if (!source) return <LinkInstead address={src} notes={texts.embed} onHost={texts.embed.openOn} onThisSite={src} />;
  const picture = ownImage(image);
  return (
    <div className="embed">
      <div className="embed-stage" data-shape={source.shape} data-pictured={picture ? "" : undefined}>
        {picture && <BlockImage src={picture} alt={imageAlt} eager={isLead} className="embed-picture" />}
        <Cover title={title} source={source} noteId={`${idPrefix}-note`} />
        <div className="embed-frame" hidden>
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the pages of the allowed hosts need their own scripts and storage */}
          <iframe
            data-src={source.src}
            title={title || source.hostName}
            allow="autoplay; clipboard-write; encrypted-media; fullscreen; picture-in-picture"
            className="size-full"
          />
        </div>
      </div>
      <p className="embed-link">
        <TextLink href={source.page} target="_blank" external className="inline-flex items-center gap-1">
          {texts.embed.openOn.replace("{host}", source.hostName)}
        </TextLink>
      </p>
      {mode === "edit" && image && !picture && <Notice kind="info">{texts.embed.foreignPicture}</Notice>}
    </div>
  );
}
