import { Icon } from "#ui";
import { useBlockContext } from "../context.tsx";
import type { ViewProps } from "../define-block.ts";
import { BlockImage } from "../parts/BlockImage.tsx";
import { BlockSection } from "../parts/BlockSection.tsx";
import { CopyLine } from "../parts/CopyLine.tsx";
import { itemKey } from "../parts/item-key.ts";
import { PAGE_SIZES } from "../parts/page-sizes.ts";
import { SectionHeading } from "../parts/SectionHeading.tsx";
import { PlaceDetails } from "./PlaceDetails.tsx";
import type { MapContent, Place } from "./schema.ts";

/** A place's picture, or in the same space a quiet panel with a pin: never a map that isn't one. */
function PlacePicture({ place: { image, imageAlt = "" }, isWide }: { place: Place; isWide: boolean }) {
  if (!image) {
    return (
      <div className="place-picture place-blank" aria-hidden="true">
        <Icon name="MapPin" className="size-10" />
      </div>
    );
  }
  return (
    <div className="place-picture">
      <BlockImage src={image} alt={imageAlt} sizes={isWide ? PAGE_SIZES : "(width >= 64rem) 42rem, 100vw"} />
    </div>
  );
}

/** Places with their address; visitors' browsers ask a map service for nothing before a link is followed. */
export function View({ content }: ViewProps<MapContent>) {
  const { mode } = useBlockContext();
  const { style, topText, headline, subheadline, service = "openStreetMap", color } = content;
  const places = content.places.filter(({ name, address }) => mode === "edit" || name || address);
  return (
    <BlockSection color={color} labelled={Boolean(headline)}>
      <CopyLine copy={topText} className="mb-4 text-sm text-ink-soft" />
      <SectionHeading headline={headline} subheadline={subheadline} />
      {places.length > 0 && (
        <ul className={`places places-${style}`}>
          {places.map((place, index) => (
            <li key={itemKey(place, index)} className="place">
              {style !== "strip" && <PlacePicture place={place} isWide={style === "overlay"} />}
              <PlaceDetails place={place} service={service} />
            </li>
          ))}
        </ul>
      )}
    </BlockSection>
  );
}
