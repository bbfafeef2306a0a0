import { answerCalls } from "#shared/server";
import { readSources, type Sources } from "./read-sources.ts";

/** Reads files of other programs for `source-reader.server.ts`. */
answerCalls((input) => readSources(input as Sources));
