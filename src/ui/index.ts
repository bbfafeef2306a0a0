export { buttonClass } from "./button.ts";
export { Drawing, type Crop } from "./Drawing.tsx";
export { Icon, IconSheet } from "./Icon.tsx";
export { isIconName, type IconName } from "./icon-names.ts";
export { Image } from "./Image.tsx";
export { Notice } from "./Notice.tsx";
