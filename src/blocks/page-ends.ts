import { defaults as footer } from "./footer/defaults.ts";
import { defaults as header } from "./header/defaults.ts";

/** What a header and a footer hold where the site has none of its own: small enough for every page of the editor. */
export const PAGE_ENDS = { header, footer };
