import { LRUCache } from "lru-cache";
import type { ChatModel } from "./chat-model.ts";
import type { ChatModelConfig } from "./model.ts";

/** A caller's own key is for one call only: a model with one is never cached. */
type CachedConfig = ChatModelConfig & { apiKey?: undefined };

const MAX_MODELS = 100;

export type ModelCache = {
  find: (config: CachedConfig, make: () => ChatModel) => ChatModel;
  clear: () => void;
  readonly size: number;
  /** The serialised configurations. */
  readonly keys: string[];
};

/** Caches models by their serialised configuration (spec 4). */
export function makeModelCache(): ModelCache {
  const models = new LRUCache<string, ChatModel>({ max: MAX_MODELS });
  return {
    find(config, make) {
      const key = JSON.stringify(config);
      const model = models.get(key) ?? make();
      models.set(key, model);
      return model;
    },
    clear: () => models.clear(),
    get size() {
      return models.size;
    },
    get keys() {
      return [...models.rkeys()];
    },
  };
}
