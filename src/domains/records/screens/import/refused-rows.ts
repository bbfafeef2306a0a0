import { saveFile } from "#ui/kit";
import { presentProperties, type Entity } from "../../property.ts";
import { fieldMessage } from "../values/entered.ts";
import type { RefusedRow } from "./send-piece.ts";

/** @returns what is wrong with a row, one line for each value: "Price: Enter an amount such as 12.50". */
export function faultTexts(entity: Entity, { problems }: RefusedRow): string[] {
  return problems.map(({ property: name, code, message }) => {
    const property = presentProperties(entity).find((one) => one.name === name);
    return property ? `${property.title}: ${fieldMessage(property, code, message)}` : message;
  });
}

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Downloads the rows that are left out: their numbers, and what is wrong. */
export function saveRefusedRows(entity: Entity, rows: readonly RefusedRow[]): void {
  const lines = rows.flatMap((row) => faultTexts(entity, row).map((text) => `${row.row},${cell(text)}`));
  saveFile(`${entity.name}-problems.csv`, `\uFEFFRow,Problem\r\n${lines.join("\r\n")}\r\n`, "text/csv");
}
