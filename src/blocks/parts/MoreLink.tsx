import { TextLink } from "./TextLink.tsx";

type Link = { text: string; href: string; target?: string };

/** A link below a text that says where to read more; nothing without an address. */
export function MoreLink({ link }: { link: Link | undefined }) {
  if (!link?.href) return null;
  return (
    <p>
      <TextLink href={link.href} target={link.target} className="inline-flex min-h-11 items-center font-semibold">
        {link.text || link.href}
      </TextLink>
    </p>
  );
}
