import type { ChatModel } from "./chat-model.ts";
import type { ChatModelConfig } from "./model.ts";

/** A caller's own key is for one call only: such a model can't be kept. */
type Kept = ChatModelConfig & { apiKey?: undefined };

/** Models that are kept; the one that wasn't asked for longest makes room. */
const MOST = 100;

export type ModelCache = {
  find: (config: Kept, make: () => ChatModel) => ChatModel;
  clear: () => void;
  readonly size: number;
  /** The serialised configurations. */
  readonly keys: string[];
};

/** Keeps every made model by its serialised configuration (spec 4). */
export function makeModelCache(): ModelCache {
  const models = new Map<string, ChatModel>();
  return {
    find(config, make) {
      const key = JSON.stringify(config);
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
