export { AUTHORS_TAG, type Author } from "./author.ts";
export { authorContract, type ListedAuthor } from "./contract.ts";
