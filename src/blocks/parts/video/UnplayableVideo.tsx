import { Notice } from "#ui";
import { useBlockContext } from "../../context.tsx";
import { TextLink } from "../TextLink.tsx";
import { videoPage } from "./video-source.ts";

/**
 * Shown instead of a video whose address is missing or not allowed: in the editor what to do about it; for visitors a link
 * that names its target, or nothing when the address isn't a web page.
 */
export function UnplayableVideo({ address }: { address: string }) {
  const { mode, texts } = useBlockContext();
  if (mode === "edit") return <Notice kind="info">{address ? texts.video.notAllowed : texts.video.noAddress}</Notice>;
  const page = videoPage(address);
  if (!page) return null;
  const { href, hostName } = page;
  return (
    <p>
      <TextLink href={href} target="_blank" external className="inline-flex min-h-11 items-center gap-2">
        {hostName ? texts.video.watchOn.replace("{host}", () => hostName) : texts.watchElsewhere}
      </TextLink>
    </p>
  );
}
