import type { Locale } from "#shared";
import { useBlockContext } from "../context.tsx";
import { TextLink } from "../parts/TextLink.tsx";
import type { Testimonials } from "./schema.ts";

const WIDGET_LOCALES: Record<Locale, string> = { en: "en-US", es: "es-ES" };

/**
 * The badge of a review service: a link that the service's script replaces (review-badge.enhance.ts). Drawn only when
 * both ids are set.
 */
export function ReviewBadge({ reviews }: { reviews: Testimonials["reviews"] }) {
  const { locale, texts } = useBlockContext();
  const badge = reviews?.trustpilot;
  if (!badge?.templateId || !badge.businessUnitId) return null;
  return (
    <div
      className="trustpilot-widget mt-10 text-center"
      data-enhance="review-badge"
      data-locale={WIDGET_LOCALES[locale]}
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
