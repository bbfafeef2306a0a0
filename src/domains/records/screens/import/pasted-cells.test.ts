import { describe, expect, it } from "vitest";
import { csvOfCells, pastedFile } from "./pasted-cells.ts";

it.each([
  ["rows of Excel", "Name\tAge\r\nAda\t36\r\n", '"Name","Age"\n"Ada","36"\n'],
  ["a cell with line breaks and quotes", 'A\tB\n"one\ntwo ""three"""\tx', '"A","B"\n"one\ntwo ""three""","x"\n'],
  ["quotes within a cell", '"Big" Ben\t6" nail\n', '"""Big"" Ben","6"" nail"\n'],
  ["commas in one column", "Name\nLovelace, Ada\n", '"Name"\n"Lovelace, Ada"\n'],
  ["empty cells", "A\t\tC\n\t2\t\n", '"A","","C"\n"","2",""\n'],
  ["nothing", "", ""],
])("%s become CSV", (_case, text, csv) => {
  expect(csvOfCells(text)).toBe(csv);
});

describe("what was pasted", () => {
  const picture = new File(["x"], "image.png", { type: "image/png" });
  const clipboard = (texts: Record<string, string>, files: File[] = []) =>
    ({ files, getData: (type: string) => texts[type] ?? "" }) as unknown as DataTransfer;

  it("is cells, although a spreadsheet adds a picture of them", async () => {
    const file = pastedFile(clipboard({ "text/plain": "A\tB\n1\t2" }, [picture]));
    expect([file?.name, await file?.text()]).toEqual(["Pasted cells", '"A","B"\n"1","2"\n']);
  });

  it("is cells of a single column where the clipboard has a table", async () => {
    const file = pastedFile(clipboard({ "text/plain": "A\nx;y", "text/html": "<meta><table><tr><td>A" }));
    expect(await file?.text()).toBe('"A"\n"x;y"\n');
  });

  it("is the text of a CSV file, or the file itself", async () => {
    expect(await pastedFile(clipboard({ "text/plain": "A;B\n1;2" }))?.text()).toBe("A;B\n1;2");
    expect(pastedFile(clipboard({}, [picture]))).toBe(picture);
    expect(pastedFile(clipboard({ "text/plain": " \n" }))).toBeUndefined();
  });
});
