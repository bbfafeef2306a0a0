import type { Locale } from "#shared";
import { useBlockContext } from "../context.tsx";
import { TextLink } from "../parts/TextLink.tsx";
import type { Testimonials } from "./schema.ts";

/** The service requires languages with a country: es -> es-ES. */
function withCountry(locale: Locale): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  return region ? `${language}-${region}` : language;
}

/**
 * The badge of a review service: a link that the service's script replaces (badge.enhance.ts). Rendered only when
 * both ids are set.
 */
export function ReviewBadge({ reviews }: { reviews: Testimonials["reviews"] }) {
  const { locale, texts } = useBlockContext();
  const badge = reviews?.trustpilot;
  if (!badge?.templateId || !badge.businessUnitId) return null;
  return (
    <div
      className="trustpilot-widget mt-10 text-center"
      data-enhance="badge"
      data-locale={withCountry(locale)}
      data-template-id={badge.templateId}
      data-businessunit-id={badge.businessUnitId}
    >
      {badge.href && (
        <TextLink href={badge.href} target="_blank">
          {texts.testimonials.reviews}
        </TextLink>
      )}
    </div>
  );
}
