import { Crop, Crosshair, ImageUp, TextCursorInput } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState, type CSSProperties } from "react";
import { isSame } from "#publishing";
import { cx, type JsonObject } from "#shared";
import { altPathOf } from "../../form/replace-picture.ts";
import { moveInToolbar } from "../../move-in-toolbar.ts";
import { useEditor } from "../../state/editor-context.tsx";
import { useCanvas, useCanvasStore } from "../canvas-state.tsx";
import { blockElementAt, stopAt } from "../block-elements.ts";
import css from "./picture-tools.css?inline";
import { toolScale } from "../tools/tool-scale.ts";
import { renderedPictures, type RenderedPicture } from "./pictures.ts";

/** A picture lower than this has its tools below it. */
const LOW_PX = 96;
/** With less room to the right of the picture's left edge, the tools are in two columns. */
const ROW_PX = 432;
/** With still less they end where the picture ends. */
const COLUMNS_PX = 264;

const FRAMINGS = { crop: { label: "Crop", Icon: Crop }, focus: { label: "Focal point", Icon: Crosshair } };

/** @returns the position of an element in its block's element. */
function positionOf(element: Element): CSSProperties {
  const blockElement = blockElementAt(element)?.getBoundingClientRect();
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left - (blockElement?.left ?? 0), top: top - (blockElement?.top ?? 0), width, height };
}

function areSame(some: readonly RenderedPicture[], others: readonly RenderedPicture[]): boolean {
  const isOther = ({ element, field }: RenderedPicture, index: number) =>
    others[index]?.element !== element || !isSame(others[index].field.path, field.path);
  return some.length === others.length && !some.some(isOther);
}

/** The pictures of a selected block: one tab stop, and the tools of the one that was activated. */
export function PictureTools({ block, blockKey }: { block: JsonObject; blockKey: string }) {
  const canvas = useCanvasStore();
  const open = useCanvas(({ picture }) => (picture?.key === blockKey ? picture.path : undefined));
  const root = useRef<HTMLDivElement>(null);
  const [pictures, setPictures] = useState<readonly RenderedPicture[]>([]);
  const [current, setCurrent] = useState<{ index: number; style?: CSSProperties }>({ index: 0 });
  const find = useEffectEvent(() => {
    const blockElement = blockElementAt(root.current);
    const rendered = blockElement ? renderedPictures(blockElement, block) : [];
    // Rendering once more after each key could fall behind fast typing, which React refuses after 50 keys.
    if (!areSame(rendered, pictures)) setPictures(rendered);
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another content, or a failure, may have replaced elements
  useEffect(() => find(), [block, open]);
  useEffect(() => () => canvas.set({ picture: undefined }), [canvas]);
  const stop = Math.min(current.index, pictures.length - 1);
  const opened = pictures.find(({ element, field }) => element.isConnected && isSame(field.path, open));
  return (
    <>
      <style>{css}</style>
      <div ref={root} role="toolbar" aria-label="Pictures" hidden={pictures.length === 0}>
        {pictures.map(({ element, field }, index) => (
          <button
            key={[...field.path, index].join("/")}
            type="button"
            className="bwe-picture"
            style={index === stop ? current.style : undefined}
            aria-label={`Picture ${index + 1} of ${pictures.length}`}
            tabIndex={index === stop ? 0 : -1}
            onFocus={() => setCurrent({ index, style: positionOf(element) })}
            onKeyDown={moveInToolbar}
            onClick={() => canvas.set({ picture: { key: blockKey, path: field.path } })}
          />
        ))}
      </div>
      {opened && <PictureMenu key={opened.field.path.join("/")} picture={opened} blockKey={blockKey} />}
    </>
  );
}

/** The tools of a picture, in a box over it. Escape closes it and returns the focus to the block. */
function PictureMenu({ picture: { element, field }, blockKey }: { picture: RenderedPicture; blockKey: string }) {
  const { ui, actions, props } = useEditor();
  const canvas = useCanvasStore();
  const menu = useRef<HTMLDivElement>(null);
  const [style] = useState(() => positionOf(element));
  const [room] = useState(
    () => element.ownerDocument.documentElement.clientWidth - element.getBoundingClientRect().left,
  );
  const scale = toolScale(element.ownerDocument);
  const altPath = altPathOf(field.spec, field.path);
  const framings = props.framingsOf(field.value);
  const close = () => canvas.set({ picture: undefined });
  useEffect(() => menu.current?.querySelector("button")?.focus({ preventScroll: true }), []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape belongs to the box as a whole
    <div
      ref={menu}
      role="dialog"
      aria-label="Picture"
      className={cx(
        "bwe-picture-mark",
        Number(style.height) < LOW_PX * scale && "is-low",
        room < ROW_PX * scale && framings.length > 0 && "is-narrow",
        room < COLUMNS_PX * scale && "is-at-end",
      )}
      style={style}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        stopAt(event.currentTarget)?.focus({ preventScroll: true });
        close();
      }}
    >
      <div className="bwe-picture-menu">
        <button
          type="button"
          onClick={() => {
            close();
            ui.set({ replacing: { key: blockKey, path: field.path } });
          }}
        >
          <ImageUp aria-hidden />
          Replace
        </button>
        {framings.map((tool) => {
          const { label, Icon } = FRAMINGS[tool];
          return (
            <button
              key={tool}
              type="button"
              onClick={() => {
                close();
                ui.set({ framing: { key: blockKey, path: field.path, tool } });
              }}
            >
              <Icon aria-hidden />
              {label}
            </button>
          );
        })}
        {altPath && (
          <button
            type="button"
            onClick={() => {
              close();
              actions.edit(blockKey, altPath);
            }}
          >
            <TextCursorInput aria-hidden />
            Alt text
          </button>
        )}
      </div>
    </div>
  );
}
