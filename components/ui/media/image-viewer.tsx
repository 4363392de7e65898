'use client';

import { clsx } from 'clsx';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import {
  fitOf,
  MAX_ZOOM,
  moveView,
  clampView,
  MIN_ZOOM,
  rotateRight,
  INITIAL_VIEW,
  zoomView,
  type PictureView,
  type Size,
} from '@/lib/files/picture-view';
import { BlobImage } from './blob-image';
import { ResetIcon, RotateIcon } from '../icons/file-icons';
import { MinusIcon, PlusIcon } from '../icons/reading-icons';
import { ToolButton } from '../button/tool-button';
import { useDragHandle } from './use-drag-handle';

export interface ImageViewerWords {
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly rotate: string;
  readonly reset: string;
}

interface ImageViewerProps {
  readonly bytes: Blob;
  readonly name: string;
  /** Told when the browser cannot read it. */
  readonly onBroken: () => void;
  readonly words: ImageViewerWords;
}

const ZOOM_STEP = 1.25;
const MOVE_STEP = 60;

/** FVIEW-01 to FVIEW-04: a picture by buttons, wheel, fingers, and the keys + - 0 r and arrows. */
export function ImageViewer({ bytes, name, onBroken, words }: ImageViewerProps) {
  const roomRef = useRef<HTMLDivElement>(null);
  const [available, setAvailable] = useState<Size | null>(null);
  const [picture, setPicture] = useState<Size | null>(null);
  const [view, setView] = useState(INITIAL_VIEW);

  const change = (next: (view: PictureView) => PictureView) =>
    setView((present) => (picture && available ? clampView(next(present), picture, available) : present));

  useEffect(() => {
    const element = roomRef.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setAvailable({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const dragHandle = useDragHandle(roomRef, {
    onMove: (by) => change((present) => moveView(present, by)),
    onZoom: (factor, at) => change((present) => zoomView(present, factor, at)),
  });

  function steer(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = KEYS[event.key.toLowerCase()];
    if (!next) return;
    event.preventDefault();
    change(next);
  }

  const fit = picture && available ? fitOf(picture, available, view.turns) : 1;
  return (
    <div className="overflow-hidden rounded border border-line" onKeyDown={steer}>
      <div className="flex flex-wrap items-center justify-center border-b border-line bg-surface px-2 py-1">
        <ToolButton label={words.zoomOut} isOff={view.zoom <= MIN_ZOOM} onPress={() => change(zoomOut)}>
          <MinusIcon />
        </ToolButton>
        <span aria-live="polite" className="w-14 text-center whitespace-nowrap text-muted digits">
          {Math.round(fit * view.zoom * 100)} %
        </span>
        <ToolButton label={words.zoomIn} isOff={view.zoom >= MAX_ZOOM} onPress={() => change(zoomIn)}>
          <PlusIcon />
        </ToolButton>
        <span aria-hidden="true" className="mx-1 h-5 border-l border-line" />
        <ToolButton label={words.rotate} onPress={() => change(rotateRight)}>
          <RotateIcon />
        </ToolButton>
        <ToolButton label={words.reset} onPress={() => change(() => INITIAL_VIEW)}>
          <ResetIcon />
        </ToolButton>
      </div>
      <div
        ref={roomRef}
        role="region"
        aria-label={name}
        tabIndex={0}
        onDoubleClick={() => change((present) => (present.zoom === 1 ? zoomView(present, 2) : INITIAL_VIEW))}
        {...dragHandle}
        className="relative h-[min(640px,70dvh)] cursor-grab touch-none overflow-hidden bg-surface-sunken -outline-offset-2 select-none active:cursor-grabbing"
      >
        <BlobImage
          bytes={bytes}
          alt={name}
          draggable={false}
          onLoad={({ currentTarget }) =>
            setPicture({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
          }
          onError={onBroken}
          className={clsx('absolute top-1/2 left-1/2 max-w-none', !picture && 'invisible')}
          style={
            picture
              ? {
                  width: picture.width * fit,
                  height: picture.height * fit,
                  transform: `translate(calc(-50% + ${view.x}px), calc(-50% + ${view.y}px)) rotate(${view.turns * 90}deg) scale(${view.zoom})`,
                }
              : undefined
          }
        />
      </div>
    </div>
  );
}

const zoomIn = (view: PictureView) => zoomView(view, ZOOM_STEP);
const zoomOut = (view: PictureView) => zoomView(view, 1 / ZOOM_STEP);

/** What each key does, on the keyboards of all six languages. */
const KEYS: Readonly<Record<string, (view: PictureView) => PictureView>> = {
  '+': zoomIn,
  '=': zoomIn,
  '-': zoomOut,
  '0': () => INITIAL_VIEW,
  r: rotateRight,
  arrowleft: (view) => moveView(view, { x: MOVE_STEP, y: 0 }),
  arrowright: (view) => moveView(view, { x: -MOVE_STEP, y: 0 }),
  arrowup: (view) => moveView(view, { x: 0, y: MOVE_STEP }),
  arrowdown: (view) => moveView(view, { x: 0, y: -MOVE_STEP }),
};
