/** @returns whether a picture is given as the text of an SVG and not as an address: it begins with "<". */
export function isInlineSvg(picture: string): boolean {
  return picture.trimStart().startsWith("<");
}
