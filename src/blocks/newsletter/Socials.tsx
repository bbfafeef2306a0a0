import { useBlockContext } from "../context.tsx";
import { socialAccounts } from "../parts/social-accounts.ts";
import { TextLink } from "../parts/TextLink.tsx";
import { creatorAccount } from "./creator-account.ts";
import type { Newsletter } from "./schema.ts";

/** The writers' social accounts; nothing when there are none. */
export function Socials({ socials, className }: { socials: Newsletter["socials"]; className: string }) {
  const { texts } = useBlockContext();
  const creator = creatorAccount(socials?.twitterCreator ?? "");
  const accounts = [...socialAccounts(socials), ...(creator ? [creator] : [])];
  if (accounts.length === 0) return null;
  return (
    <div className={className}>
      <p className="text-sm text-ink-soft">{texts.newsletter.elsewhere}</p>
      <ul className="newsletter-socials">
        {accounts.map(({ name, href }) => (
          <li key={name} className="inline-block">
            <TextLink href={href} className="inline-flex min-h-11 items-center font-semibold">
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
