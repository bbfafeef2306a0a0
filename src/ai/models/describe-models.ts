import type { ModelOffer } from "../contract.ts";
import {
  DEFAULT_MODEL,
  isEnding,
  isGone,
  MODEL_CATALOGUE,
  type CatalogueModel,
  type ModelLists,
} from "./model-catalogue.ts";
import { ModelError } from "./model-error.ts";
import { readModelName } from "./model-name.ts";
import { missingVariable, type ProviderKeys } from "./providers.ts";

/** The providers' own lists, and the time. */
export type ModelNews = { lists: ModelLists; now: Date };

const nothing = (message: string): ModelOffer => ({ configured: false, message, models: [], defaultModel: "" });

/** The model that AI_MODEL names. */
function chosenModel(name: string): CatalogueModel {
  const { provider, model } = readModelName(name);
  return MODEL_CATALOGUE.find((choice) => choice.name === name) ?? { name, label: model, provider };
}

/** Replaces a default that is shut down: a model of the same provider first, and one without an announced shutdown first. */
function successorOf(wanted: CatalogueModel, current: readonly CatalogueModel[]): CatalogueModel | undefined {
  const own = current.filter(({ provider }) => provider === wanted.provider);
  return [own, current].flatMap((models) => models.find((model) => !isEnding(model)) ?? models[0] ?? []).at(0);
}

function offerOf(wanted: CatalogueModel, reachable: readonly CatalogueModel[], { lists, now }: ModelNews): ModelOffer {
  const isHere = (model: CatalogueModel) => !isGone(model, lists, now);
  const models = reachable.map((model) => (isHere(model) ? model : { ...model, gone: true as const }));
  if (isHere(wanted)) return { configured: true, models, defaultModel: wanted.name };
  const successor = successorOf(wanted, reachable.filter(isHere));
  if (!successor) {
    const message = `AI has no model to ask: its provider no longer offers ${wanted.label}, or another known model. Set AI_MODEL to one that it has.`;
    return { ...nothing(message), models };
  }
  const notice = `${wanted.label} is no longer offered by its provider; ${successor.label} is asked instead. AI_MODEL sets another.`;
  return { configured: true, notice, models, defaultModel: successor.name };
}

function offerFor(keys: ProviderKeys, news: ModelNews): ModelOffer {
  const reachable = MODEL_CATALOGUE.filter(({ provider }) => !missingVariable(provider, keys));
  if (!keys.AI_MODEL) {
    const [first] = reachable;
    if (!first) return nothing("AI is not set up: set OPENAI_API_KEY, or AI_MODEL and the key of another provider.");
    return offerOf(reachable.includes(DEFAULT_MODEL) ? DEFAULT_MODEL : first, reachable, news);
  }
  const chosen = chosenModel(keys.AI_MODEL);
  const missing = missingVariable(chosen.provider, keys);
  if (missing) return nothing(`AI is not set up: set ${missing}, which the model in AI_MODEL needs.`);
  return offerOf(chosen, reachable.includes(chosen) ? reachable : [chosen, ...reachable], news);
}

/**
 * Says which models can be asked with these variables, and which one is the default: AI_MODEL, else gpt-4.1; once that is
 * shut down, its successor. Never throws; an invalid AI_MODEL is reported in the message.
 */
export function describeModels(keys: ProviderKeys, news: ModelNews): ModelOffer {
  try {
    return offerFor(keys, news);
  } catch (error) {
    if (error instanceof ModelError) return nothing(`AI is not set up: AI_MODEL is not a model. ${error.message}`);
    throw error;
  }
}
