import type { CSSProperties, ReactNode, RefObject } from "react";
import { cx } from "#shared";
import { arrowOf } from "./arrow-keys.ts";
import type { useFractionDrag } from "./use-fraction-drag.ts";

type Handlers = ReturnType<ReturnType<typeof useFractionDrag>>;

/** What a stage shows: a picture, and how big it is once that is known. */
export type StagedPicture = { address: string; onSize?: (size: { width: number; height: number }) => void };

type PictureStageProps = StagedPicture & {
  picture: RefObject<HTMLDivElement | null>;
  pictureClass?: string;
  /** What the pointer does on the picture, and on what is chosen in it. */
  onPicture?: Handlers;
  onChosen?: Handlers;
  /** Between the picture and what is chosen in it. */
  shade?: ReactNode;
  label: string;
  /** The id of what explains the keys. */
  hintId: string;
  chosenClass: string;
  chosenStyle: CSSProperties;
  onArrow: (arrow: NonNullable<ReturnType<typeof arrowOf>>, isShift: boolean) => void;
  /** The handles of what is chosen. */
  children?: ReactNode;
};

/** A whole picture with what is chosen in it over it, which has the focus and takes the arrow keys. */
export function PictureStage({
  picture,
  address,
  onSize,
  label,
  hintId,
  onArrow,
  children,
  ...rest
}: PictureStageProps) {
  const { pictureClass, onPicture, onChosen, shade, chosenClass, chosenStyle } = rest;
  return (
    <div className="framing-stage">
      <div ref={picture} className={cx("framing-picture media-ground", pictureClass)} {...onPicture}>
        <img
          src={address}
          alt=""
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => onSize?.({ width, height })}
        />
        {shade}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- no role has two dimensions; the fields below it set the same numbers */}
        <div
          role="application"
          aria-label={label}
          aria-describedby={hintId}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- for the same reason
          tabIndex={0}
          data-first
          className={chosenClass}
          style={chosenStyle}
          onKeyDown={(event) => {
            const arrow = arrowOf(event);
            if (!arrow) return;
            event.preventDefault();
            onArrow(arrow, event.shiftKey);
          }}
          {...onChosen}
        >
          {children}
        </div>
      </div>
    </div>
  );
}
