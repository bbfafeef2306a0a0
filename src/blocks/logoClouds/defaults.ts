import type { LogoClouds } from "./schema.ts";

/** The shipped site's own logos: providers of language models, then the standards it is measured by. */
export const defaults: LogoClouds = {
  style: "scroll",
  headline: "Works with the models you already trust, to the standards you answer to",
  logos: [
    { src: "/landing/logos/anthropic.svg", alt: "Anthropic", name: "Anthropic", row: 1 },
    { alt: "OpenAI", name: "OpenAI", row: 1 },
    { src: "/landing/logos/google-gemini.svg", alt: "Google Gemini", name: "Google Gemini", row: 1 },
    { src: "/landing/logos/mistral-ai.svg", alt: "Mistral AI", name: "Mistral AI", row: 1 },
    { alt: "Azure OpenAI", name: "Azure OpenAI", row: 1 },
    { src: "/landing/logos/meta.svg", alt: "Meta", name: "Meta", row: 1 },
    { src: "/landing/logos/ollama.svg", alt: "Ollama", name: "Ollama", row: 1 },
    { alt: "Cohere", name: "Cohere", row: 1 },
    { src: "/landing/logos/deepseek.svg", alt: "DeepSeek", name: "DeepSeek", row: 1 },
    { alt: "AWS Bedrock", name: "AWS Bedrock", row: 1 },
    { src: "/landing/logos/hugging-face.svg", alt: "Hugging Face", name: "Hugging Face", row: 1 },
    { src: "/landing/badges/gdpr.svg", alt: "GDPR: data protection", row: 2 },
    { src: "/landing/badges/iso-27001.svg", alt: "ISO 27001: information security", row: 2 },
    { src: "/landing/badges/soc-2.svg", alt: "SOC 2 Type II: audited controls", row: 2 },
    { src: "/landing/badges/hipaa.svg", alt: "HIPAA: health records", row: 2 },
    { src: "/landing/badges/ssl.svg", alt: "SSL: encrypted transfer", row: 2 },
  ],
};
