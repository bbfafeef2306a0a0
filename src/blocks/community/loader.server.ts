import { defineLoader } from "../define-loader.ts";
import { isOrganization, schema, type CommunityData } from "./schema.ts";

const TIME_LIMIT_MS = 5000;

/**
 * Reads the members of a block of type `github` (spec 7).
 * @throws Error that names what is missing, for the log.
 */
export const loader = defineLoader<typeof schema, CommunityData>(
  schema,
  async ({ type, organization }, { ports }) => {
    if (type !== "github" || !organization) return undefined;
    if (!isOrganization(organization)) throw new Error("A community block’s organization isn’t a valid GitHub name");
    const known = await ports.readMembers(organization);
    if (!known) return { data: { members: [], isSkipped: true }, freshness: { tags: [] } };
    const { members, seconds, problem } = known;
    return { data: { members }, freshness: { tags: [`github:${organization.toLowerCase()}`], seconds }, problem };
  },
  { timeLimitMs: TIME_LIMIT_MS },
);
