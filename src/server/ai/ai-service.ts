import type { Logger } from "pino";
import { makeChatModels, type ChatModels, type ModelOffer } from "#ai/server";
import type { Environment } from "../environment/environment.ts";
import { followModels } from "./model-offer.ts";

/** The language models of a site. */
export type Ai = {
  models: ChatModels;
  /** The models to choose from; without a provider, the message that says which variable to set. */
  offer: () => Promise<ModelOffer>;
  /** Keeps track of a call until it is recorded. */
  follow: (call: Promise<void>) => void;
  /** Resolves once every call is recorded. */
  settle: () => Promise<void>;
};

/** Makes the models of the environment's providers; until the first question providers are only asked for their lists. */
export function openAi({ providers: keys }: Environment, log: Logger): Ai {
  const running = new Set<Promise<void>>();
  return {
    models: makeChatModels({ keys, log }),
    offer: followModels(keys),
    follow: (call) => {
      running.add(call);
      void call.finally(() => running.delete(call));
    },
    settle: async () => void (await Promise.allSettled(running)),
  };
}
