import { defineBlock } from "../define-block.ts";
import { mapLinks, oneLine } from "./map-links.ts";
import { schema } from "./schema.ts";

/** Places with their address and a picture of the map; no map service learns of a visit before a link is followed. */
export const map = defineBlock({
  type: "map",
  label: "Map",
  icon: "MapPin",
  schema,
  View: () => import("./View.tsx"),
  jsonLd: import.meta.env.SSR
    ? ({ places, service = "openStreetMap" }) =>
        places
          .filter(({ name, address }) => name && address)
          .map(({ name, address, query, phone }) => ({
            "@context": "https://schema.org",
            "@type": "Place",
            name,
            address: oneLine(address),
            telephone: phone || undefined,
            hasMap: mapLinks(service, query || address)?.search,
          }))
    : undefined,
  prompt: () => import("./prompt.ts"),
});
