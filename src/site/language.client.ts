import { keepLoading } from "#shared";

/** The first of a visitor's languages that the site has, as its code there: es-MX finds es. */
export function preferredLanguage(offered: readonly string[], wanted: readonly string[]): string | undefined {
  return wanted.flatMap((tag) => offered.find((code) => `${tag}-`.toLowerCase().startsWith(`${code}-`)) ?? [])[0];
}

/** Whether the hint was closed or followed before; language-hint.client.ts writes it. */
function isAnswered(): boolean {
  try {
    return localStorage.getItem("language-hint") !== null;
  } catch {
    return false;
  }
}

/** Offers the page in the visitor's language when that is another of the site's; only then is the hint's code loaded. */
export function offerLanguage(): void {
  const offered = document.body.dataset.languages?.split(" ") ?? [];
  const preferred = preferredLanguage(offered, navigator.languages);
  if (!preferred || preferred === document.documentElement.lang || isAnswered()) return;
  void keepLoading(() => import("./language-hint.client.ts")).then(({ showLanguageHint }) =>
    showLanguageHint(preferred),
  );
}
