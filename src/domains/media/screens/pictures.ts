/**
 * What other screens show of the library: a door of its own, because the editor loads it on demand, and a door that is
 * also imported at once would keep the bundler from merging chunks.
 */
export { ImageField } from "./ImageField.tsx";
export { MediaPicker } from "./MediaPicker.tsx";
