/** How a provider is reached: its package, the package's factory function, and the variables of its settings. */
export type ProviderEntry = {
  package: string;
  factory: string;
  /** The factory's settings, with the environment variable of each. The first is the key, where there is one. */
  settings: Readonly<Record<string, string>>;
  /** Required variables; messages name the first missing one. */
  needs: readonly [string, ...string[]];
  /** The protocol has no prompts in the role of the assistant or the system. */
  asksAsUser?: true;
};

const withKey = (name: string, factory: string, variable: string) => ({
  package: `@ai-sdk/${name}`,
  factory,
  settings: { apiKey: variable },
  needs: [variable] as const,
});

/** The providers of spec 5, in its order. */
const PROVIDERS = {
  openai: {
    package: "@ai-sdk/openai",
    factory: "createOpenAI",
    settings: { apiKey: "OPENAI_API_KEY", baseURL: "OPENAI_BASE_URL" },
    needs: ["OPENAI_API_KEY"],
  },
  anthropic: {
    package: "@ai-sdk/anthropic",
    factory: "createAnthropic",
    settings: { apiKey: "ANTHROPIC_API_KEY", baseURL: "ANTHROPIC_BASE_URL" },
    needs: ["ANTHROPIC_API_KEY"],
    asksAsUser: true,
  },
  azure_openai: {
    package: "@ai-sdk/azure",
    factory: "createAzure",
    settings: { apiKey: "AZURE_API_KEY", resourceName: "AZURE_RESOURCE_NAME" },
    needs: ["AZURE_API_KEY", "AZURE_RESOURCE_NAME"],
  },
  cohere: { ...withKey("cohere", "createCohere", "COHERE_API_KEY"), asksAsUser: true },
  "google-vertexai": {
    package: "@ai-sdk/google-vertex",
    factory: "createVertex",
    settings: { project: "GOOGLE_VERTEX_PROJECT", location: "GOOGLE_VERTEX_LOCATION" },
    needs: ["GOOGLE_VERTEX_PROJECT", "GOOGLE_VERTEX_LOCATION"],
    asksAsUser: true,
  },
  "google-vertexai-web": {
    package: "@ai-sdk/google-vertex/edge",
    factory: "createVertex",
    settings: { project: "GOOGLE_VERTEX_PROJECT", location: "GOOGLE_VERTEX_LOCATION" },
    needs: ["GOOGLE_VERTEX_PROJECT", "GOOGLE_VERTEX_LOCATION", "GOOGLE_CLIENT_EMAIL", "GOOGLE_PRIVATE_KEY"],
    asksAsUser: true,
  },
  "google-genai": {
    package: "@ai-sdk/google",
    factory: "createGoogleGenerativeAI",
    settings: { apiKey: "GOOGLE_GENERATIVE_AI_API_KEY", baseURL: "GOOGLE_GENERATIVE_AI_BASE_URL" },
    needs: ["GOOGLE_GENERATIVE_AI_API_KEY"],
    asksAsUser: true,
  },
  ollama: {
    package: "@ai-sdk/openai-compatible",
    factory: "createOpenAICompatible",
    settings: { baseURL: "OLLAMA_BASE_URL" },
    needs: ["OLLAMA_BASE_URL"],
  },
  together: withKey("togetherai", "createTogetherAI", "TOGETHER_API_KEY"),
  fireworks: withKey("fireworks", "createFireworks", "FIREWORKS_API_KEY"),
  mistralai: { ...withKey("mistral", "createMistral", "MISTRAL_API_KEY"), asksAsUser: true },
  groq: withKey("groq", "createGroq", "GROQ_API_KEY"),
  bedrock: {
    package: "@ai-sdk/amazon-bedrock",
    factory: "createAmazonBedrock",
    settings: {
      region: "AWS_REGION",
      accessKeyId: "AWS_ACCESS_KEY_ID",
      secretAccessKey: "AWS_SECRET_ACCESS_KEY",
      sessionToken: "AWS_SESSION_TOKEN",
    },
    needs: ["AWS_REGION", "AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"],
    asksAsUser: true,
  },
  cerebras: withKey("cerebras", "createCerebras", "CEREBRAS_API_KEY"),
  deepseek: withKey("deepseek", "createDeepSeek", "DEEPSEEK_API_KEY"),
  xai: withKey("xai", "createXai", "XAI_API_KEY"),
} as const satisfies Record<string, ProviderEntry>;

/** The name of a provider of spec 5. */
export type Provider = keyof typeof PROVIDERS;

/** Values of the environment's provider variables, by name. */
export type ProviderKeys = Readonly<Record<string, string | undefined>>;

/** @returns whether `name` is a provider of spec 5. */
export function isProvider(name: string): name is Provider {
  return Object.hasOwn(PROVIDERS, name);
}

/** @returns how `provider` is reached. */
export function entryOf(provider: Provider): ProviderEntry {
  return PROVIDERS[provider];
}

/** Every provider's name, in the specification's order. */
export const PROVIDER_NAMES: readonly Provider[] = Object.keys(PROVIDERS).filter(isProvider);

const ENTRIES: readonly ProviderEntry[] = PROVIDER_NAMES.map(entryOf);

/** Every environment variable that the chat-model service reads. AI_MODEL is the site's choice of a model. */
export const PROVIDER_VARIABLES: readonly string[] = [
  ...new Set([
    "AI_MODEL",
    ...ENTRIES.flatMap(({ settings }) => Object.values(settings)),
    ...ENTRIES.flatMap(({ needs }) => needs),
  ]),
];

/** @returns the first variable that `provider` needs and that isn't set, or undefined when it can be asked. */
export function missingVariable(provider: Provider, keys: ProviderKeys): string | undefined {
  return entryOf(provider).needs.find((variable) => !keys[variable]);
}
