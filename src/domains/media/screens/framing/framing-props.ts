/** The props of a dialog that chooses how a place shows a picture. */
export type FramingProps = {
  /** The picture's address with its crop and focal point, as it is stored. */
  value: string;
  /** Called with the new ones when they are applied. */
  onChange: (value: string) => void;
  onClose: () => void;
};
