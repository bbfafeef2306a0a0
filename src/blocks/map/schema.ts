import { z } from "zod";
import { altText, color, copyFields, imageSrc, listOf, longText, requiredText, styleOf, text } from "../fields.ts";
import { MAP_SERVICES, SERVICE_LABELS } from "./map-links.ts";

/** A fact about a place that only people know. */
const fact = () => text().meta({ model: "known" });

/** Places with their address, a picture of the map, and links to a map service. */
export const schema = z.looseObject({
  style: styleOf(["split", "overlay", "strip", "cards"]),
  ...copyFields(),
  places: listOf(
    z.looseObject({
      name: requiredText().meta({ says: "name", model: "known", fallback: "[Add the place’s name]" }),
      address: longText().min(1).meta({ model: "known", fallback: "[Add the address]" }),
      query: text()
        .meta({ title: "What the map looks for", placeholder: "The address", says: "nothing", model: "never" })
        .optional(),
      image: imageSrc().meta({ title: "Picture of the map or the place", model: "never" }).optional(),
      imageAlt: altText("image").meta({ model: "never" }).optional(),
      phone: fact().optional(),
      email: fact().optional(),
      hours: listOf(z.looseObject({ days: requiredText(), times: text() }), "line", "days")
        .meta({ title: "Opening hours", model: "known" })
        .optional(),
      note: longText().meta({ title: "How to get there", model: "known" }).optional(),
    }),
    "place",
    "name",
  ).min(1),
  service: z.enum(MAP_SERVICES).meta({ title: "Map service", choices: SERVICE_LABELS, model: "never" }).optional(),
  color: color().optional(),
});

export type MapContent = z.output<typeof schema>;
export type Place = MapContent["places"][number];
