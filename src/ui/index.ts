export { buttonClass } from "./button.ts";
export { Icon, IconSheet } from "./Icon.tsx";
export { icons, isIconName, type IconName } from "./icons.ts";
export { Image, type ImageProps } from "./Image.tsx";
export { Notice } from "./Notice.tsx";
