import type { Closed, DataChoices } from "#publishing";
import type { JsonObject } from "#shared";

/** What visitors would get of a block's data: the area's HTML, or the message of the error card in its place. */
export type DataPreview = {
  html?: string;
  problem?: string;
  /** The example that stands for what visitors' addresses would name; empty where there is nothing to choose from. */
  example?: string;
  /** Why visitors see no rows, or get no form. */
  closed?: Closed;
};

/** A block in the stored form, with its place on the canvas. */
type WantedPreview = { block: JsonObject; idPrefix: string; isLead: boolean };

/** A page that a link can lead to. */
export type FoundPage = { title: string; address: string; isPublic: boolean };

/** The caller's access to the site's data; a failure is an Error whose message is shown. */
export type DataSource = {
  /** Lists what the settings of data blocks can name. */
  readChoices: () => Promise<DataChoices>;
  /** Renders a block's data as visitors would get it. */
  preview: (wanted: WantedPreview, signal: AbortSignal) => Promise<DataPreview>;
  /** Finds a few pages and posts whose title or address contains a text, last changed first; any for an empty one. */
  findPages: (search: string, signal: AbortSignal) => Promise<readonly FoundPage[]>;
  /** The address of the screen with an entity's settings, or of the one with all entities. */
  hrefOf: (entity?: string) => string;
};
