export { faq } from "./faq/index.ts";
