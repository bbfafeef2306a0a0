import type { ReactNode } from "react";
import { mailAddress, pageAddress, webAddress } from "./addresses.ts";

/** A link that leaves the admin. */
function Outside({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}

/** An email address, as a link that writes to it. */
export function MailLink({ email }: { email: string }) {
  return <a href={mailAddress(email)}>{email}</a>;
}

/** A web address that a visitor entered: a link when it is valid. */
export function WebLink({ entered }: { entered: string }) {
  const href = webAddress(entered);
  return href ? <Outside href={href}>{entered}</Outside> : entered;
}

/** The page that something was sent from. */
export function PageLink(submission: Parameters<typeof pageAddress>[0]) {
  const { pagePath, locale } = submission;
  const page = pageAddress({ pagePath, locale, query: "" });
  return <Outside href={pageAddress(submission)}>{`${location.host}${page}`}</Outside>;
}
