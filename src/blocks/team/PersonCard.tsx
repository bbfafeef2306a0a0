import { initialsOf } from "#shared";
import { useBlockContext } from "../context.tsx";
import { BlockImage } from "../parts/BlockImage.tsx";
import { itemKey } from "../parts/item-key.ts";
import { TextLink } from "../parts/TextLink.tsx";
import type { Person } from "./schema.ts";

/** A portrait, or the initials on a tint. Both only repeat the name beside them, so assistive technology skips them. */
function Portrait({ person: { name, image }, sizes }: { person: Person; sizes: string }) {
  return (
    <div className="team-portrait" aria-hidden={!image || undefined}>
      {image ? <BlockImage src={image} alt="" ratio={1} sizes={sizes} /> : <span>{initialsOf(name)}</span>}
    </div>
  );
}

function Links({ person: { name, links } }: { person: Person }) {
  const filled = links?.filter(({ text, href }) => text && href);
  if (!filled?.length) return null;
  return (
    <ul className="team-links" aria-label={name}>
      {filled.map((link, index) => (
        <li key={itemKey(link, index)}>
          <TextLink href={link.href}>{link.text}</TextLink>
        </li>
      ))}
    </ul>
  );
}

/** One person: portrait, name, role, links, and the bio where `withBio` is set. `sizes` is how wide the portrait is drawn. */
export function PersonCard({ person, sizes, withBio }: { person: Person; sizes: string; withBio: boolean }) {
  const { texts } = useBlockContext();
  const { name, role, bio, sample } = person;
  return (
    <>
      <Portrait person={person} sizes={sizes} />
      <div className="team-who">
        {name && <h3 className="team-name">{name}</h3>}
        {role && <p className="text-sm text-ink-soft">{role}</p>}
        {sample && <p className="team-sample">{texts.sample}</p>}
      </div>
      {withBio && bio && <p className="team-bio">{bio}</p>}
      <Links person={person} />
    </>
  );
}
