import type { ReactNode } from "react";
import { Icon } from "#ui";
import { useBlockContext } from "../../context.tsx";
import { TextLink } from "../TextLink.tsx";
import { VideoPlayer } from "./VideoPlayer.tsx";
import { videoSource } from "./video-source.ts";

/**
 * A button that opens a video in a 16:9 dialog (spec 2, 9). The dialog opens and closes without a script;
 * dialog.enhance.ts loads the player only while it is open.
 * @param address the video's; one that isn't allowed renders nothing.
 */
export function VideoDialog({
  address,
  title,
  buttonClassName,
  track,
  children,
}: {
  address?: string;
  title: string;
  buttonClassName: string;
  track?: string;
  children?: ReactNode;
}) {
  const { idPrefix, texts } = useBlockContext();
  const source = address ? videoSource(address) : undefined;
  if (!address || !source) return null;
  const id = `${idPrefix}-video`;
  return (
    <div data-enhance-on-click="dialog">
      <button type="button" commandfor={id} command="show-modal" className={buttonClassName} data-track={track}>
        {children ?? (
          <>
            <Icon name="CirclePlay" className="size-6" />
            {texts.playVideo}
          </>
        )}
      </button>
      <dialog id={id} closedby="any" aria-label={`${texts.videoPlayer}: ${title}`} className="video-dialog">
        <div className="flex items-center justify-between gap-4 py-2">
          <TextLink href={address} target="_blank" external className="inline-flex items-center gap-2 text-on-deep">
            {texts.watchElsewhere}
          </TextLink>
          <button
            type="button"
            commandfor={id}
            command="close"
            className="grid size-11 place-items-center"
            aria-label={texts.close}
          >
            <Icon name="X" className="size-6" />
          </button>
        </div>
        <div className="aspect-16/9">
          <VideoPlayer source={source} title={title} />
        </div>
      </dialog>
    </div>
  );
}
