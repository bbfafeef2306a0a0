import { benchBytes } from "../bytes.ts";
import { benchEditorBytes } from "../editor-bytes.ts";
import { kb, row, type Row } from "./row.ts";

/** What visitors and editors load. */
export async function byteRows(): Promise<Row[]> {
  const { phone, desktop } = await benchBytes();
  const editor = await benchEditorBytes();
  const both = [phone, desktop];
  const kbs = (moment: keyof typeof phone, kind: "html" | "css" | "js", most: number, name: string) => {
    const sizes = both.map((one) => one[moment][kind]);
    return row(name, sizes.map(kb).join(", "), `<= ${most} KB`, Math.max(...sizes) <= most * 1024);
  };
  const requests = both.map(({ before }) => before.requests);
  return [
    kbs("before", "html", 15, "Phone, desktop: HTML (gzip)"),
    kbs("before", "css", 12, "CSS (gzip)"),
    kbs("before", "js", 3, "JavaScript before scrolling (gzip)"),
    kbs("after", "js", 85, "JavaScript after scrolling to the calculator (gzip)"),
    row("Fonts before scrolling", both.map(({ before }) => kb(before.font)).join(", "), "", true),
    row("Images before scrolling", both.map(({ before }) => kb(before.image)).join(", "), "", true),
    row("Requests before scrolling", requests.join(", "), "<= 10", Math.max(...requests) <= 10),
    row("Editor: JavaScript at first load (gzip)", kb(editor), "<= 250 KB", editor <= 250 * 1024),
  ];
}
