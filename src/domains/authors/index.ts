export { AUTHORS_TAG, type Author } from "./author.ts";
export { authorContract } from "./contract.ts";
