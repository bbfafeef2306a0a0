type Facts = { to: string; by: string; title: string; url: string };

/**
 * Keeps mail programs from making links of what people call themselves and their organisations: anyone who may invite could
 * send theirs to strangers. An invisible character breaks up what looks like an address.
 */
const withoutLinks = (text: string) => text.replaceAll(/[.:@](?=\S)/g, "$&\u200C");

/** The email that invites a person to a tenant. @param facts `by`: the name of who invites, `title`: the tenant's. */
export function invitationMail({ to, by, title, url }: Facts) {
  const { host } = new URL(url);
  const text = [
    `${withoutLinks(by)} invites you to ${withoutLinks(title)} at ${host}. Accept within a week:`,
    url,
    "If you don’t know what this is about, ignore this email: nothing happens without this link.",
  ];
  const branded = { locale: "en" as const, button: "Accept the invitation" };
  return { to, subject: `You are invited to ${withoutLinks(title)}`, text: `${text.join("\n\n")}\n`, branded };
}
