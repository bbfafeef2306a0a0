export { htmlToMarkdown } from "./markdown/html-to-markdown.ts";
export { markdownPicture } from "./pictures/markdown-picture.ts";
export { picturesIn } from "./pictures/pictures-in.ts";
export { WritingView } from "./WritingView.tsx";
