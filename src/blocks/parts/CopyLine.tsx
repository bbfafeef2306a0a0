import { TextLink } from "./TextLink.tsx";

type Copy = { text: string; link?: { text: string; href: string; target?: string } };

/** A line above or below a block's copy with an optional link: topText, bottomText (spec 3). */
export function CopyLine({ copy, className }: { copy?: Copy; className?: string }) {
  if (!copy || (!copy.text && !copy.link?.text)) return null;
  return (
    <p className={className}>
      {copy.text}
      {copy.text && copy.link?.text && " "}
      {copy.link?.text && (
        <TextLink href={copy.link.href} target={copy.link.target} className="underline">
          {copy.link.text}
        </TextLink>
      )}
    </p>
  );
}
