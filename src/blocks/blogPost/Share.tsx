import { useBlockContext, useLangs } from "../context.tsx";
import { TextLink } from "../parts/TextLink.tsx";
import { shareByEmail, shareLinks } from "./share-links.ts";

/** Links that share a post. Copying its address needs a script: without one the button stays hidden. */
export function Share({ title, url }: { title: string; url: string }) {
  const { texts } = useBlockContext();
  const langs = useLangs();
  const { share, shareTitle, copyLink, copied } = texts.blog;
  return (
    <section className="post-share" aria-label={shareTitle} lang={langs.interface} data-read="skip">
      <p>{share}</p>
      <ul data-enhance="copy-link">
        {shareLinks(title, url).map(({ name, href }) => (
          <li key={name}>
            <TextLink href={href} target="_blank">
              {name}
            </TextLink>
          </li>
        ))}
        <li>
          <TextLink href={shareByEmail(title, url)}>{texts.form.email}</TextLink>
        </li>
        <li hidden>
          <button type="button" data-url={url}>
            {copyLink}
          </button>
          <span role="status" data-copied={copied} />
        </li>
      </ul>
    </section>
  );
}
