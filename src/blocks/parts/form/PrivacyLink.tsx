import { localePath, type Locale } from "#shared";

/** The policy that a form mentions (spec 2), in a new tab so that the form stays filled. */
export function PrivacyLink({ locale, label, newTab }: { locale: Locale; label: string; newTab: string }) {
  return (
    <a href={localePath("/privacy-policy", locale)} target="_blank" rel="noopener" className="py-2 underline">
      {label}
      <span className="sr-only"> ({newTab})</span>
    </a>
  );
}
