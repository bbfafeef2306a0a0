import { saveFile } from "#ui/kit";
import { presentProperties, type Entity } from "../../entities/property.ts";
import { fieldMessage } from "../values/entered.ts";
import type { RefusedRow } from "./send-piece.ts";

/** In a file nothing can be chosen: what a cell would have to hold. */
const CELL_MESSAGES: Partial<Record<string, string>> = {
  NOT_A_DATE: "Enter a date such as 2026-03-04",
  NOT_A_TIME: "Enter a date and a time such as 2026-03-04 09:30",
  NOT_YES_OR_NO: "Enter yes or no",
  NOT_AN_OPTION: "Enter one of the options",
  NOT_A_ROW: "Enter the id of a row",
};

/** @returns what is wrong with a row, one line for each value: "Price: Enter an amount such as 12.50". */
export function faultTexts(entity: Entity, { problems }: RefusedRow): string[] {
  return problems.map(({ path, code, message }) => {
    const property = presentProperties(entity).find(({ name }) => name === path.at(-1));
    return property ? `${property.title}: ${CELL_MESSAGES[code] ?? fieldMessage(property, code, message)}` : message;
  });
}

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Downloads the rows that are left out: their numbers, and what is wrong. */
export function saveRefusedRows(entity: Entity, rows: readonly RefusedRow[]): void {
  const lines = rows.flatMap((row) => faultTexts(entity, row).map((text) => `${row.row},${cell(text)}`));
  saveFile(`${entity.name}-problems.csv`, `\uFEFFRow,Problem\r\n${lines.join("\r\n")}\r\n`, "text/csv");
}
