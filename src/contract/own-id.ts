import { z } from "zod";

/** The id of something new, made by the caller: whose answer was lost can send the same request again. */
export const ownId = z
  .uuidv7("Send a UUIDv7")
  .optional()
  .describe("A UUIDv7: what was added with it before isn't added again, so that the request can be repeated");
