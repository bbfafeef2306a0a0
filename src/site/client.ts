import "./site.css";
import { watchClicks } from "./analytics.client.ts";
import { enhanceNearby, enhanceOnClick } from "./enhance.client.ts";
import { watchImages } from "./images.client.ts";
import { hydrateNearby } from "./islands.client.ts";
import { offerLanguage } from "./language.client.ts";

watchClicks(document);
watchImages(document);
enhanceNearby(document);
enhanceOnClick(document);
hydrateNearby(document);
offerLanguage();
