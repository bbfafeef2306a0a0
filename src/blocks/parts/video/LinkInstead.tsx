import { Notice } from "#ui";
import { useBlockContext } from "../../context.tsx";
import { TextLink } from "../TextLink.tsx";
import { videoPage } from "./video-source.ts";

type LinkInsteadProps = {
  address: string;
  /** For editors: what to do about an address that isn't allowed, or is missing. */
  notes: { notAllowed: string; noAddress: string };
  /** The link's text; with `{host}` in place of the name of another site. */
  onHost: string;
  /** The link's text for an address of this site. */
  onThisSite: string;
};

/**
 * Shown instead of a video or other content whose address is missing or not allowed: in the editor what to do about it; for
 * visitors a link that names its target, or nothing when the address isn't a web page.
 */
export function LinkInstead({ address, notes, onHost, onThisSite }: LinkInsteadProps) {
  const { mode } = useBlockContext();
  if (mode === "edit") return <Notice kind="info">{address ? notes.notAllowed : notes.noAddress}</Notice>;
  const page = videoPage(address);
  if (!page) return null;
  const { href, hostName } = page;
  return (
    <p>
      <TextLink href={href} target="_blank" external className="inline-flex min-h-11 items-center gap-2">
        {hostName ? onHost.replace("{host}", () => hostName) : onThisSite}
      </TextLink>
    </p>
  );
}
