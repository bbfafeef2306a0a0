import { plainMarkdown } from "#blocks/markup";
import { answerCalls } from "#shared/server";
import { readMarkup, type Markup } from "./read-markup.ts";

/** Reads a source of rich text, or markup, for `read-markup.server.ts`. */
answerCalls((input) => (typeof input === "string" ? plainMarkdown(input) : readMarkup(input as Markup)));
