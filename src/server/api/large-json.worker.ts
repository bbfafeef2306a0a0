import { answerCalls } from "#shared/server";
import { readPieces } from "./large-json.ts";

/** Reads the JSON of large bodies for `read-body.ts`. */
answerCalls((text) => readPieces(String(text)));
