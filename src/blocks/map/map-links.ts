/** Map services by their name in content: what they call themselves, and the addresses of a search and of a route. */
const SERVICES = {
  openStreetMap: {
    label: "OpenStreetMap",
    search: "https://www.openstreetmap.org/search?query=",
    route: "https://www.openstreetmap.org/directions?to=",
  },
  google: {
    label: "Google Maps",
    search: "https://www.google.com/maps/search/?api=1&query=",
    route: "https://www.google.com/maps/dir/?api=1&destination=",
  },
  apple: {
    label: "Apple Maps",
    search: "https://maps.apple.com/?q=",
    route: "https://maps.apple.com/?daddr=",
  },
} as const;

export type MapService = keyof typeof SERVICES;

export const MAP_SERVICES = ["openStreetMap", "google", "apple"] as const satisfies readonly MapService[];

/** Their names as the choices of a field. */
export const SERVICE_LABELS = {
  openStreetMap: SERVICES.openStreetMap.label,
  google: SERVICES.google.label,
  apple: SERVICES.apple.label,
};

/** @returns an address of several lines in one, as a map service and structured data take it. */
export function oneLine(address: string): string {
  return address
    .split("\n")
    .map((line) => line.trim().replace(/,$/, ""))
    .filter(Boolean)
    .join(", ");
}

/**
 * @param wanted what the service looks for: an address, or a latitude and a longitude.
 * @returns the service's name, and its pages that show the place and the way to it; undefined for nothing to look for.
 */
export function mapLinks(service: MapService, wanted: string) {
  const found = encodeURIComponent(oneLine(wanted));
  if (!found) return undefined;
  const { label, search, route } = SERVICES[service];
  return { label, search: search + found, route: route + found };
}
