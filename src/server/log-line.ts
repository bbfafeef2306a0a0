import { styleText } from "node:util";
import { isObject } from "#shared";

const LEVELS: Record<number, string> = { 10: "trace", 20: "debug", 30: "info", 40: "warn", 50: "error", 60: "fatal" };

/** Text of others, such as the message of a failed request, can't steer the terminal. */
function withoutControls(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, (control) => (control === "\n" ? control : "?"));
}

function fieldText([name, value]: [string, unknown]): string {
  return `${name}=${typeof value === "string" ? value : JSON.stringify(value)}`;
}

/** @returns a JSON line of the log as people read it in a terminal: time, level, message, fields; an error's stack below. */
export function readableLine(line: string): string {
  const { time, level, msg, err, ...fields }: Record<string, unknown> = JSON.parse(line);
  const name = LEVELS[Number(level)] ?? String(level);
  const text = [...(typeof msg === "string" ? [msg] : []), ...Object.entries(fields).map(fieldText)].join("  ");
  const stack = isObject(err) ? `\n${String(err.stack ?? err.message)}` : "";
  const clock = styleText("dim", new Date(Number(time)).toTimeString().slice(0, 8));
  return `${clock}  ${Number(level) >= 40 ? styleText("yellow", name) : name}  ${withoutControls(text + stack)}\n`;
}
