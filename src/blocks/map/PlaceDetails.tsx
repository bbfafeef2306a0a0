import { Fragment } from "react";
import { buttonClass, Icon } from "#ui";
import { useBlockContext } from "../context.tsx";
import { itemKey } from "../parts/item-key.ts";
import { PhoneNumber } from "../parts/PhoneNumber.tsx";
import { TextLink } from "../parts/TextLink.tsx";
import { mapLinks, type MapService } from "./map-links.ts";
import type { Place } from "./schema.ts";

function Address({ lines }: { lines: string[] }) {
  return (
    <address className="place-address">
      {lines.map((line, index) => (
        <Fragment key={itemKey(line, index)}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </address>
  );
}

function Hours({ hours }: { hours: NonNullable<Place["hours"]> }) {
  const { texts } = useBlockContext();
  return (
    <div>
      <p className="place-label">
        <Icon name="Clock" className="size-4" />
        {texts.map.hours}
      </p>
      <dl className="place-hours">
        {hours.map((line, index) => (
          <Fragment key={itemKey(line, index)}>
            <dt>{line.days}</dt>
            <dd>{line.times}</dd>
          </Fragment>
        ))}
      </dl>
    </div>
  );
}

function Contact({ phone, email }: Pick<Place, "phone" | "email">) {
  return (
    <ul className="place-contact">
      {phone && (
        <li>
          <Icon name="Phone" className="size-4" />
          <TextLink href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}>
            <PhoneNumber number={phone} />
          </TextLink>
        </li>
      )}
      {email && (
        <li>
          <Icon name="Mail" className="size-4" />
          <TextLink href={`mailto:${email}`}>{email}</TextLink>
        </li>
      )}
    </ul>
  );
}

/** Links to the map and to the way; both say for which place, as there may be several. */
function MapActions({ place: { name, address, query }, service }: { place: Place; service: MapService }) {
  const { texts } = useBlockContext();
  const links = mapLinks(service, query || address);
  if (!links) return null;
  const suffix = <span className="sr-only">{`: ${name}`}</span>;
  return (
    <p className="place-actions">
      <TextLink href={links.route} target="_blank" className={buttonClass.secondary}>
        <Icon name="ArrowRight" className="size-5" />
        {texts.map.directions}
        {suffix}
      </TextLink>{" "}
      <TextLink href={links.search} target="_blank" external className="inline-flex min-h-11 items-center gap-2">
        {texts.map.open.replace("{service}", links.label)}
        {suffix}
      </TextLink>
    </p>
  );
}

/** What is written about a place: its name and address, how to reach it, and when. */
export function PlaceDetails({ place, service }: { place: Place; service: MapService }) {
  const { name, address, phone, email, note } = place;
  const hours = place.hours?.filter(({ days, times }) => days || times) ?? [];
  return (
    <div className="place-details">
      <div>
        {name && <h3 className="text-subtitle">{name}</h3>}
        {address && <Address lines={address.split("\n")} />}
        {note && <p className="mt-3 text-sm text-ink-soft">{note}</p>}
      </div>
      {hours.length > 0 && <Hours hours={hours} />}
      {(phone || email) && <Contact phone={phone} email={email} />}
      <MapActions place={place} service={service} />
    </div>
  );
}
