/**
 * The parts of the library that other screens use: a separate door, because the editor loads it on demand, and a door
 * that is also imported statically would keep the bundler from splitting it off.
 */
export { FrameDialog } from "./framing/FrameDialog.tsx";
export type { Framing } from "../framings.ts";
export { ImageField } from "./ImageField.tsx";
export { UploadField } from "./UploadField.tsx";
export { MediaPicker } from "./MediaPicker.tsx";
export { sendFile } from "./send-file.ts";
export { sendPicture } from "./use-uploads.ts";
