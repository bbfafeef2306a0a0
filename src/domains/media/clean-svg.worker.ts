import { answerCalls, sanitiseSvgFile } from "#shared/server";

/** Cleans the texts of SVG files. */
answerCalls((text) => sanitiseSvgFile(String(text)));
