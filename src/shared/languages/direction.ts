/** Languages whose usual script is written from the right. */
const FROM_RIGHT = new Set(["ar", "arc", "ckb", "dv", "fa", "he", "ks", "ps", "sd", "syr", "ug", "ur", "yi"]);

/** @returns the direction of a language's script, as `dir` names it. @param locale a code such as `ar` or `pt-br`. */
export function directionOf(locale: string): "ltr" | "rtl" {
  const [language = ""] = locale.split("-", 1);
  return FROM_RIGHT.has(language) ? "rtl" : "ltr";
}
