/** Elements that draw by themselves. */
export const SHAPES = "svg g path circle ellipse line polyline polygon rect text tspan".split(" ");

/** Geometry and presentation, by hast's names. */
export const SHAPE_ATTRIBUTES = (
  "viewBox width height preserveAspectRatio d points pathLength x y x1 y1 x2 y2 cx cy r rx ry dx dy rotate transform " +
  "fill fillRule fillOpacity clipRule stroke strokeWidth strokeLineCap strokeLineJoin strokeMiterLimit " +
  "strokeDashArray strokeDashOffset strokeOpacity opacity color paintOrder vectorEffect shapeRendering visibility " +
  "display fontFamily fontSize fontStyle fontWeight letterSpacing wordSpacing textAnchor dominantBaseline"
).split(" ");

/** Numbers, path data, keywords and colours: no quotes, colons, slashes, backslashes or semicolons. */
const SAFE_VALUE = /^[-\w\s#%.,()+]*$/;
const SAFE_FUNCTION = /^(?:rgba?|hsla?|matrix|translate|scale|rotate|skewX|skewY)?$/i;

/** Every name before a parenthesis, in linear time. */
function functionNames(value: string): string[] {
  const tokens = value.includes("(") ? (value.match(/[-\w]+|[^-\w\s]/g) ?? []) : [];
  return tokens.filter((token, index) => tokens[index + 1] === "(" && /[-\w]/.test(token));
}

/** @returns whether the value of an attribute or a declaration refers to nothing and hides nothing. */
export function isSafeValue(value: string): boolean {
  return SAFE_VALUE.test(value) && functionNames(value).every((name) => SAFE_FUNCTION.test(name));
}
