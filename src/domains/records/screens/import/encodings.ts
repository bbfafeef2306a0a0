/** The encodings of text files that people meet, by their labels in the Encoding standard. */
export const ENCODINGS = [
  { value: "utf-8", label: "Unicode (UTF-8)" },
  { value: "utf-16le", label: "Unicode (UTF-16)" },
  { value: "utf-16be", label: "Unicode (UTF-16, big endian)" },
  { value: "windows-1252", label: "Western European (Windows-1252)" },
  { value: "windows-1250", label: "Central European (Windows-1250)" },
  { value: "windows-1251", label: "Cyrillic (Windows-1251)" },
  { value: "shift_jis", label: "Japanese (Shift JIS)" },
  { value: "gb18030", label: "Chinese (GB 18030)" },
];

/** What files are in that aren't Unicode: spreadsheets on Windows write it in most of Europe and America. */
export const OLD_ENCODING = "windows-1252";

/** @returns the encoding that the first bytes of a file name; UTF-8 where they name none. */
export async function markedEncoding(file: Blob): Promise<string> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}
