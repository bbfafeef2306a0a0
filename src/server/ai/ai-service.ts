import type { Logger } from "pino";
import { describeModels, makeChatModels, type ChatModels, type ModelOffer } from "#ai/server";
import type { Environment } from "../environment.ts";

/** The language models of a site. */
export type Ai = {
  models: ChatModels;
  /** The models to choose from; without a provider, the sentence that says which variable to set. */
  offer: ModelOffer;
  /** Remembers a call until it has been written down. */
  follow: (call: Promise<void>) => void;
  /** Resolves once every call has been written down. */
  settle: () => Promise<void>;
};

/** Makes the models that the environment's providers have; nothing is asked of them yet. */
export function openAi({ providers: keys }: Environment, log: Logger): Ai {
  const running = new Set<Promise<void>>();
  return {
    models: makeChatModels({ keys, log }),
    offer: describeModels(keys),
    follow: (call) => {
      running.add(call);
      void call.finally(() => running.delete(call));
    },
    settle: async () => void (await Promise.allSettled(running)),
  };
}
