import type { Assertion } from "./claim.ts";

const words = (alternatives: string) => String.raw`(?<![\p{L}\p{N}'’])(?:${alternatives})(?![\p{L}\p{N}])`;

/** What reads like a denial but isn't one: "no more than 3", "not only". */
const IDIOM = words(
  String.raw`(?:no|not|never) (?:more|less|fewer|later|longer|sooner|earlier|over|under) than|not (?:only|just|merely)|no\. ?\d+|no (?:doubt|matter)|nothing but|without (?:a )?doubt|no (?:m[aá]s|menos) de|no s[oó]lo|no solamente|sin duda`,
);
const DENIAL = words(
  String.raw`no|not|never|none|nothing|nobody|neither|nor|without|cannot|zero|\p{L}{2,7}n['’]t|lack(?:s|ing)?|ni|nunca|jam[aá]s|tampoco|sin|ning[uú]n|ningun[oa]s?|nadie|carece(?:mos|n)?`,
);
/** Words in front of what is only wanted or is past: for a standard, as good as a denial. */
const WANTED = words(
  String.raw`(?:plan(?:s|ned|ning)?|aim(?:s|ed|ing)?|hop(?:e|es|ed|ing)|expect(?:s|ed|ing)?|intend(?:s|ed|ing)?|prepar(?:e|es|ed|ing)|appl(?:y|ied|ying)) (?:to|for|on|at)|working (?:towards?|on)|(?:seek|pursu)ing|lost|gave up|used to (?:be|have|hold)|(?:stopped|ceased) (?:being|holding|to be)|will soon|we(?: will|['’]ll) (?:get|obtain|gain|achieve|become|receive|apply)|former(?:ly)?|previously|far from|hardly|barely|almost|nearly|(?:planeamos|esperamos|aspiramos a|queremos) (?:lograr|obtener|conseguir|cumplir|tener)|trabajamos para|perdimos|ten[ií]amos|tuvimos|obtendremos|lejos de|apenas|casi`,
);
/** Words with the same meaning after it. */
const ABSENT = words(
  String.raw`(?:is|are) planned|in progress|under ?way|coming soon|pending|expired|lapsed|discontinued|revoked|withdrawn|en proceso|en tr[aá]mite|pendientes?|previst[oa]s?|caducad[oa]s?`,
);
/** Where what is denied ends within a sentence: "no card for the 14-day trial", but not "never worked for Acme Corp". */
const STOP = words(
  "during|until|because|when|while|if|after|before|since|unless|within|durante|hasta|porque|cuando|mientras|si|desde|" +
    "(?:for|with|para|con) (?:the|an?|our|your|their|its|this|these|every|each|all|el|la|los|las|un|una|sus?|tus?|nuestr[oa]s?)",
);
const CONTRAST = words("but|however|although|though|instead|pero|sino|aunque");
const ABBREVIATION = String.raw`(?<=(?<!\p{L})(?:e\.g|i\.e|incl|approx|p\. ?ej|dr|mrs?|ms|st|vs))\.`;
const END = String.raw`[.!?;…](?=\s|$)|[\n–—]|${CONTRAST}`;
const EVENT = new RegExp(
  `(?<passed>${IDIOM}|${ABBREVIATION})|(?<denial>${DENIAL})|(?<absent>${ABSENT})|(?<wanted>${WANTED})|(?<end>${END})|(?<stop>${STOP})|(?<comma>[,:()])`,
  "giu",
);

/** Marks the offsets of a text that a denial covers. */
class Reach {
  readonly marks: Uint8Array;
  #from = -1;

  constructor(length: number) {
    this.marks = new Uint8Array(length);
  }

  open(offset: number): void {
    if (this.#from < 0) this.#from = offset;
  }

  close(offset: number): void {
    if (this.#from >= 0) this.marks.fill(1, this.#from, offset);
    this.#from = -1;
  }
}

/** What a text denies. */
export type Denials = {
  /** Whether a text says that an assertion in it doesn't hold, or not yet: as copy, which then claims nothing. */
  deniesInCopy: (assertion: Assertion) => boolean;
  /** The same as a fact, which then supports nothing: of a standard, wherever the denial is in its sentence. */
  deniesInFact: (assertion: Assertion) => boolean;
  /** The text without what it denies. */
  affirmed: string;
};

/**
 * Finds what a text denies: "no certificate such as ISO 27001 or SOC 2", "we don't serve 500 schools"; of standards also
 * what it only plans: "working towards SOC 2". A figure or a name is denied up to the next comma, a standard also after it,
 * since lists of standards have commas.
 * @param text as `maskCopy` leaves it.
 */
export function denialsIn(text: string): Denials {
  const near = new Reach(text.length);
  const list = new Reach(text.length);
  const sentence = new Reach(text.length);
  let start = 0;
  const close = (reaches: readonly Reach[], offset: number) => reaches.forEach((reach) => reach.close(offset));
  for (const { 0: sign, index, groups = {} } of text.matchAll(EVENT)) {
    if (groups.denial !== undefined) {
      near.open(index);
      list.open(index);
      sentence.open(start);
    } else if (groups.wanted !== undefined) {
      list.open(index);
      sentence.open(index);
    } else if (groups.absent !== undefined) {
      sentence.open(start);
    } else if (groups.end !== undefined) {
      close([near, list, sentence], index);
      start = index + sign.length;
    } else if (groups.stop !== undefined) close([near, list], index);
    else if (groups.comma !== undefined) near.close(index);
  }
  close([near, list, sentence], text.length);
  const touches = ({ marks }: Reach, { start: from, end }: Assertion) => marks[from] === 1 || marks[end - 1] === 1;
  return {
    // Words of someone else are known as they were said, whatever they deny.
    deniesInCopy: (assertion) =>
      assertion.kind === "quotation" || touches(assertion.kind === "standard" ? list : near, assertion),
    deniesInFact: (assertion) => touches(assertion.kind === "standard" ? sentence : near, assertion),
    get affirmed() {
      const isShown = (_sign: string, at: number) => near.marks[at] === 0;
      return near.marks.includes(1) ? text.split("").filter(isShown).join("") : text;
    },
  };
}
