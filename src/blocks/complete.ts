import { z } from "zod";
import { isObject, type JsonObject } from "#shared";
import { asType } from "./draft-schema.ts";

/**
 * Turns stored content into the full shape that a view gets.
 * @throws Misfit, whose message gives the path in the content, when a value has the wrong type.
 */
export type Complete = (value: unknown) => unknown;

/** A value of the wrong type; each level adds its name while it propagates, so that valid content pays nothing for it. */
class Misfit extends Error {
  readonly #expected: string;
  readonly #path: string;

  constructor(expected: string, path = "") {
    super(`${path || "content"}: must be ${expected}`);
    this.#expected = expected;
    this.#path = path;
  }

  inside(name: string | number): Misfit {
    return new Misfit(this.#expected, this.#path ? `${name}.${this.#path}` : String(name));
  }
}

function inside(name: string | number, error: unknown): unknown {
  return error instanceof Misfit ? error.inside(name) : error;
}

/**
 * Makes the function that fills content up to the schema's shape in one walk: "" for text, [] for lists, the first
 * choice of an enum, {} filled for objects; optional fields stay absent and unknown fields unchanged. It doesn't
 * check addresses and lengths: that is done when content is stored and where an address is rendered.
 */
export function completeBy(schema: z.ZodType): Complete {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    const type = asType(schema.unwrap());
    const inner = completeBy(type);
    const isUnset = (value: unknown) => value === undefined || value === null || (value === "" && isChoice(type));
    return (value) => (isUnset(value) ? undefined : inner(value));
  }
  if (schema instanceof z.ZodObject) return completeObject(schema);
  if (schema instanceof z.ZodArray) return completeList(schema);
  if (schema instanceof z.ZodEnum) return completeChoice(schema.options.map(String));
  if (schema instanceof z.ZodPipe) return completeOption(schema);
  if (schema instanceof z.ZodString) return completeValue("string", "", "text");
  if (schema instanceof z.ZodNumber) return completeValue("number", 0, "a number");
  if (schema instanceof z.ZodBoolean) return completeValue("boolean", false, "true or false");
  return (value) => value;
}

function isChoice(schema: z.ZodType): boolean {
  return schema instanceof z.ZodEnum || schema instanceof z.ZodPipe;
}

function refuse(expected: string): never {
  throw new Misfit(expected);
}

function completeObject(schema: z.ZodObject): Complete {
  const fields = Object.entries(schema.shape).map(([name, field]) => [name, completeBy(asType(field))] as const);
  return (value) => {
    if (value !== undefined && value !== null && !isObject(value)) refuse("an object");
    const result: JsonObject = { ...value };
    let current = "";
    try {
      for (const [name, complete] of fields) {
        current = name;
        const filled = complete(result[name]);
        if (filled !== undefined) result[name] = filled;
        else if (name in result) delete result[name];
      }
    } catch (error) {
      throw inside(current, error);
    }
    return result;
  };
}

function completeList(schema: z.ZodArray): Complete {
  const item = completeBy(asType(schema.element));
  return (value) => {
    if (value === undefined || value === null) return [];
    if (!Array.isArray(value)) return refuse("a list");
    let current = 0;
    try {
      return value.map((entry, index) => {
        current = index;
        return item(entry);
      });
    } catch (error) {
      throw inside(current, error);
    }
  };
}

function completeChoice(choices: string[]): Complete {
  return (value) => {
    if (value === undefined || value === null || value === "") return choices[0];
    return typeof value === "string" && choices.includes(value) ? value : refuse(`one of ${choices.join(", ")}`);
  };
}

/** The pipes of fields.ts: a choice that other values mean too, such as the number 4 the choice "4". */
function completeOption(pipe: z.ZodPipe): Complete {
  const choice = completeBy(asType(pipe.def.out));
  return (value) => {
    const meant = pipe.safeParse(value);
    return choice(meant.success ? meant.data : value);
  };
}

function completeValue(type: "string" | "number" | "boolean", empty: unknown, expected: string): Complete {
  return (value) => {
    if (value === undefined || value === null) return empty;
    return typeof value === type ? value : refuse(expected);
  };
}
