import { defineBlock } from "../define-block.ts";
import { defaults } from "./defaults.ts";
import { mapLinks, oneLine } from "./map-links.ts";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { View } from "./View.tsx";

/** Places with their address and a picture of the map; no map service learns of a visit before a link is followed. */
export const map = defineBlock({
  type: "map",
  label: "Map",
  icon: "MapPin",
  schema,
  defaults,
  sample,
  View,
  jsonLd: ({ places, service = "openStreetMap" }) =>
    places
      .filter(({ name, address }) => name && address)
      .map(({ name, address, query, phone }) => ({
        "@context": "https://schema.org",
        "@type": "Place",
        name,
        address: oneLine(address),
        telephone: phone || undefined,
        hasMap: mapLinks(service, query || address)?.search,
      })),
  prompt: () => import("./prompt.ts"),
});
