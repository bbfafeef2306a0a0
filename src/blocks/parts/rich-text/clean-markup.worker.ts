import { answerCalls } from "#shared/server";
import { cleanMarkup, type Markup } from "./clean-markup.ts";
import { colorCode } from "./color-code.server.ts";

/** Cleans foreign markup and colours its code for `rich-text.server.ts`. */
answerCalls((input) => cleanMarkup(input as Markup, colorCode));
