import { createHash } from "node:crypto";
import type { ChatModel } from "./chat-model.ts";
import type { ChatModelConfig } from "./model.ts";

/** Models that are kept; the one that wasn't asked for longest makes room. */
const MOST = 100;

export type ModelCache = {
  find: (config: ChatModelConfig, make: () => ChatModel) => ChatModel;
  clear: () => void;
  readonly size: number;
  /** The serialised configurations, keys hashed. */
  readonly keys: string[];
};

const hash = (secret: string) => createHash("sha256").update(secret).digest("hex").slice(0, 16);

function serialise({ apiKey, ...config }: ChatModelConfig): string {
  return JSON.stringify({ ...config, ...(apiKey && { apiKey: hash(apiKey) }) });
}

/** Keeps every made model by its serialised configuration (spec 4). */
export function makeModelCache(): ModelCache {
  const models = new Map<string, ChatModel>();
  return {
    find(config, make) {
      const key = serialise(config);
      const model = models.get(key) ?? make();
      models.delete(key);
      models.set(key, model);
      const [oldest] = models.keys();
      if (models.size > MOST && oldest !== undefined) models.delete(oldest);
      return model;
    },
    clear: () => models.clear(),
    get size() {
      return models.size;
    },
    get keys() {
      return [...models.keys()];
    },
  };
}
