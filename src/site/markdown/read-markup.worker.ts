import { answerCalls } from "#shared/server";
import { readMarkup, type Markup } from "./read-markup.ts";

/** Reads markup for `read-markup.server.ts`. */
answerCalls((input) => readMarkup(input as Markup));
