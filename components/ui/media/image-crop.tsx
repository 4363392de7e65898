'use client';

import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { centerCrop, makeAspectCrop, ReactCrop, type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { areaOf, MIN_HEIGHT, tallestCrop, type Area } from '@/lib/files/crop-area';
import type { Size } from '@/lib/files/picture-view';
import { Alert } from '../feedback/alert';
import { BlobImage } from './blob-image';
import { Button } from '../button/button';
import { Segmented } from '../form/segmented';

export interface ImageCropWords {
  readonly hint: string;
  readonly shape: string;
  readonly square: string;
  readonly free: string;
  readonly use: string;
  readonly cancel: string;
  /** Where the picture is lower than the least height of a crop. */
  readonly tooSmall: string;
  /** Where it cannot be read. */
  readonly failed: string;
  readonly frame: ComponentProps<typeof ReactCrop>['ariaLabels'];
}

interface ImageCropProps {
  readonly bytes: Blob;
  readonly name: string;
  /** Width by height of what is cut out; null leaves it to the person (UPL-32). */
  readonly aspect?: number | null;
  /** Whether the person may change a given shape to any. */
  readonly isShapeFree?: boolean;
  readonly isBusy: boolean;
  readonly onCrop: (area: Area) => void;
  readonly onCancel: () => void;
  readonly words: ImageCropWords;
}

/** UPL-30 to UPL-32: a part of a picture by mouse, finger or arrow keys. */
export function ImageCrop(props: ImageCropProps) {
  const { bytes, name, aspect = 1, isShapeFree = false, isBusy, onCrop, onCancel, words } = props;
  const [picture, setPicture] = useState<(Size & { readonly shownHeight: number }) | null>(null);
  const [isBroken, setIsBroken] = useState(false);
  const [shape, setShape] = useState(aspect);
  const [frame, setFrame] = useState<PercentCrop>();
  const frameRef = useRef<HTMLDivElement>(null);
  const isReady = frame !== undefined;
  useEffect(() => {
    if (isReady) frameRef.current?.querySelector<HTMLElement>('.ReactCrop__crop-selection')?.focus();
  }, [isReady]);
  const isTooSmall = picture !== null && tallestCrop(picture, shape) < MIN_HEIGHT;
  const fault = isBroken ? words.failed : isTooSmall && words.tooSmall;

  function begin(size: Size, next: number | null) {
    setShape(next);
    setFrame(initialFrame(size, next));
  }

  return (
    <div className="space-y-4">
      {aspect !== null && isShapeFree && (
        <Segmented
          label={words.shape}
          options={[
            { value: 'given', text: words.square },
            { value: 'free', text: words.free },
          ]}
          chosen={shape === null ? 'free' : 'given'}
          onChoose={(choice) => picture && begin(picture, choice === 'free' ? null : aspect)}
        />
      )}
      {fault && <Alert tone="danger">{fault}</Alert>}
      {!isBroken && (
        <div ref={frameRef} className="flex justify-center rounded bg-surface-sunken p-3">
          <ReactCrop
            crop={isTooSmall ? undefined : frame}
            onChange={(_, percent) => setFrame(percent)}
            aspect={shape ?? undefined}
            minHeight={picture ? (MIN_HEIGHT * picture.shownHeight) / picture.height : undefined}
            keepSelection
            ruleOfThirds
            disabled={isBusy || isTooSmall}
            ariaLabels={words.frame}
            className={frameClasses}
          >
            <BlobImage
              bytes={bytes}
              alt={name}
              onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height, height: shownHeight } }) => {
                setPicture({ width, height, shownHeight });
                begin({ width, height }, shape);
              }}
              onError={() => setIsBroken(true)}
              className="max-h-[50dvh]"
            />
          </ReactCrop>
        </div>
      )}
      {!fault && <p className="text-muted">{words.hint}</p>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" type="button" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button
          type="button"
          isBusy={isBusy}
          disabled={!picture || !frame || Boolean(fault)}
          onClick={() => picture && frame && onCrop(areaOf(frame, picture))}
        >
          {words.use}
        </Button>
      </div>
    </div>
  );
}

const frameClasses =
  '[--rc-border-color:var(--paper)] [--rc-drag-handle-bg-colour:var(--accent)] [--rc-drag-handle-mobile-size:28px] [--rc-drag-handle-size:24px] [--rc-focus-color:var(--accent)]';

/** In the middle, nine tenths of what there is room for. */
function initialFrame({ width, height }: Size, shape: number | null): PercentCrop {
  if (shape === null) return { unit: '%', x: 5, y: 5, width: 90, height: 90 };
  return centerCrop(makeAspectCrop({ unit: '%', width: 90 }, shape, width, height), width, height);
}
