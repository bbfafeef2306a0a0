/** Hosts beyond our own that one page needs, by what they deliver. */
export type Hosts = { img: Set<string>; frame: Set<string>; script: Set<string>; connect: Set<string> };

const BASE = [
  "default-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
];

/** The content security policy of one page (interfaces 3): nothing is open that the page doesn't use. */
export function contentSecurityPolicy(hosts: Hosts): string {
  const optional = (name: string, sources: Set<string>) =>
    sources.size > 0 ? [`${name} 'self' ${[...sources].toSorted().join(" ")}`] : [];
  return [
    ...BASE,
    ["script-src 'self'", ...[...hosts.script].toSorted()].join(" "),
    ...optional("img-src", hosts.img),
    ...optional("frame-src", hosts.frame),
    ...optional("connect-src", hosts.connect),
  ].join("; ");
}

/** The policy of the admin: as of a page that needs no other host, but its parts put style elements into the document. */
export function adminPolicy(): string {
  const none = {
    img: new Set<string>(),
    frame: new Set<string>(),
    script: new Set<string>(),
    connect: new Set<string>(),
  };
  return contentSecurityPolicy(none).replace("style-src 'self'", "style-src 'self' 'unsafe-inline'");
}
