import { clientOf } from "#client";
import type { settingsContract } from "../contract.ts";

export const call = clientOf<typeof settingsContract>();
