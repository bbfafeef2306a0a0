import { answerCalls } from "#shared/server";
import { cleanMarkup, type Markup } from "./clean-markup.ts";

/** Cleans foreign markup for `rich-text.server.ts`. */
answerCalls((input) => cleanMarkup(input as Markup));
