import type { LogoClouds } from "./schema.ts";

/** The shipped site's own logos: providers of language models, then the standards it is measured by. */
export const defaults: LogoClouds = {
  style: "scroll",
  headline: "Works with the models you already trust, to the standards you answer to",
  logos: [
    { src: "/landing/marks.svg#anthropic", alt: "Anthropic", name: "Anthropic", row: 1 },
    { src: "/landing/marks.svg#openai", alt: "OpenAI", name: "OpenAI", row: 1 },
    { src: "/landing/marks.svg#google-gemini", alt: "Google Gemini", name: "Google Gemini", row: 1 },
    { src: "/landing/marks.svg#mistral-ai", alt: "Mistral AI", name: "Mistral AI", row: 1 },
    { src: "/landing/marks.svg#meta", alt: "Meta", name: "Meta", row: 1 },
    { src: "/landing/marks.svg#ollama", alt: "Ollama", name: "Ollama", row: 1 },
    { src: "/landing/marks.svg#cohere", alt: "Cohere", name: "Cohere", row: 1 },
    { src: "/landing/marks.svg#deepseek", alt: "DeepSeek", name: "DeepSeek", row: 1 },
    { src: "/landing/marks.svg#aws-bedrock", alt: "AWS Bedrock", name: "AWS Bedrock", row: 1 },
    { src: "/landing/marks.svg#gdpr", alt: "GDPR: data protection", row: 2 },
    { src: "/landing/marks.svg#iso-27001", alt: "ISO 27001: information security", row: 2 },
    { src: "/landing/marks.svg#soc-2", alt: "SOC 2 Type II: audited controls", row: 2 },
    { src: "/landing/marks.svg#hipaa", alt: "HIPAA: health records", row: 2 },
    { src: "/landing/marks.svg#ssl", alt: "SSL: encrypted transfer", row: 2 },
  ],
};
