import { TextLink } from "../parts/TextLink.tsx";

/** A name, linked when there is an address. */
export function MaybeLink({ href, text }: { href?: string; text: string }) {
  return href ? (
    <TextLink href={href} target="_blank">
      {text}
    </TextLink>
  ) : (
    text
  );
}
