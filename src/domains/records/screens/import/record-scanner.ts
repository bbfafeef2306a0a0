const QUOTE = '"';

/** Finds where the records of a CSV text end, as the server reads it: quotes count at the beginning of a cell only. */
export type RecordScanner = {
  /**
   * Reads on. A line break that may go on in the next part isn't read yet.
   * @returns the index in this part behind the last record that ends in it, or -1; how many records end in it; and how much
   * of it was read. With `isOne` it stops behind the first record.
   */
  read: (part: string, isOne?: boolean) => { end: number; records: number; length: number };
};

type State = "start" | "plain" | "quoted" | "quote";

/** The first line break outside quotes is the one that ends all records. */
function breakAt(part: string, index: number, known: string | undefined): string | undefined {
  if (known !== undefined) return part.startsWith(known, index) ? known : undefined;
  if (part[index] === "\n") return "\n";
  if (part[index] !== "\r") return undefined;
  return part[index + 1] === "\n" ? "\r\n" : "\r";
}

/** @param separator between cells. */
export function makeRecordScanner(separator: string): RecordScanner {
  let state: State = "start";
  let lineBreak: string | undefined;
  return {
    read(part, isOne = false) {
      let end = -1;
      let records = 0;
      let index = 0;
      for (; index < part.length; index += 1) {
        const sign = part[index];
        if (state === "quoted") {
          if (sign === QUOTE) state = "quote";
        } else if (sign === QUOTE) {
          if (state === "start" || state === "quote") state = "quoted";
        } else if (sign === separator) state = "start";
        else if (sign === "\n" || sign === "\r") {
          if (sign === "\r" && index === part.length - 1) break;
          const found = breakAt(part, index, lineBreak);
          if (found === undefined) state = "plain";
          else {
            lineBreak = found;
            index += found.length - 1;
            end = index + 1;
            records += 1;
            state = "start";
            if (isOne) return { end, records, length: end };
          }
        } else state = "plain";
      }
      return { end, records, length: index };
    },
  };
}
