import { z } from "zod";
import { route } from "#contract";
import { MAX_UPLOAD_BYTES, PICTURE_TYPES } from "#media";

/** Pictures of rows, for people who have no rights in the library. */
export const pictureContract = {
  addRowPicture: route({
    method: "POST",
    path: "/api/tenants/:tenant/entities/:entity/pictures",
    summary: "Uploads a picture and returns its address, to be stored in a row; ten in ten minutes",
    permission: "data.edit",
    tenantRole: "member",
    query: z.object({ name: z.string().default("") }),
    upload: PICTURE_TYPES,
    maxBytes: MAX_UPLOAD_BYTES,
    status: 201,
    answer: z.object({ url: z.string().describe("Its address on this site, whose content never changes") }),
  }),
};
