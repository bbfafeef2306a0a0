type Facts = { to: string; by: string; title: string; url: string };

/** The email that invites a person to a tenant. @param facts `by`: the name of who invites, `title`: the tenant's. */
export function invitationMail({ to, by, title, url }: Facts) {
  const { host } = new URL(url);
  const text = [
    `${by} invites you to ${title} at ${host}. Accept within a week:`,
    url,
    "If you don’t know what this is about, ignore this email: nothing happens without this link.",
  ];
  const branded = { locale: "en" as const, button: "Accept the invitation" };
  return { to, subject: `You are invited to ${title}`, text: `${text.join("\n\n")}\n`, branded };
}
