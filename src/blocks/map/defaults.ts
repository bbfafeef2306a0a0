import type { MapContent } from "./schema.ts";

/** The invented office of the shipped site's invented company. */
export const defaults: MapContent = {
  style: "split",
  headline: "Come and see a report being written",
  subheadline: "Bring notes of your own. We read them with you at the same table.",
  places: [
    {
      name: "Reportwell on the quay",
      address: "12 Lantern Quay\nExampleford EX1 2AB",
      image: "/landing/map/quay.svg",
      imageAlt: "A map of the quay: the office is on the main street, between the park and the river.",
      phone: "+44 20 7946 0018",
      email: "hello@reportwell.example",
      hours: [
        { days: "Monday to Thursday", times: "9:00–17:00" },
        { days: "Friday", times: "9:00–13:00" },
      ],
      note: "Five minutes on foot from the station, along the river. The bell is at the green door; there is a lift.",
    },
  ],
};
