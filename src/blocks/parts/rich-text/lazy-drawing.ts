export { sanitiseSvg as drawing } from "#shared/markup";
