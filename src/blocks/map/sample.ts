import { defaults } from "./defaults.ts";
import type { MapContent } from "./schema.ts";

/** Two places, as some styles are made for several. */
export const sample: MapContent = {
  ...defaults,
  places: [
    ...defaults.places,
    {
      name: "Training room",
      address: "Town Library, 3 Chapter Street\nExampleford EX2 4CD",
      image: "/landing/map/library.svg",
      imageAlt: "A map of the old town: the library is on the corner beside the park.",
      email: "training@reportwell.example",
      hours: [{ days: "Wednesday", times: "14:00–18:00" }],
      note: "On the first floor, behind the reading room. Ring twice after five.",
    },
  ],
};
