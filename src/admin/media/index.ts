export { ImageField } from "./ImageField.tsx";
export { MediaPicker } from "./MediaPicker.tsx";
