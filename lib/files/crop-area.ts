import type { Size } from './picture-view';

/** A part of a picture, in the picture's own pixels. */
export interface Area extends Size {
  readonly x: number;
  readonly y: number;
}

/** UPL-31, in the picture's own pixels. */
export const MIN_HEIGHT = 200;

/** How tall a crop of this shape can be at most; null leaves its shape free. */
export function tallestCrop({ width, height }: Size, aspect: number | null): number {
  return aspect === null ? height : Math.min(height, width / aspect);
}

/** A frame in percent of a picture as whole pixels of it, all of them within it and no fewer than the least height. */
export function areaOf(frame: Area, picture: Size): Area {
  const height = Math.max(Math.round((frame.height / 100) * picture.height), MIN_HEIGHT);
  const width = Math.max(Math.round((frame.width / 100) * picture.width), 1);
  return {
    width,
    height,
    x: Math.min(Math.round((frame.x / 100) * picture.width), picture.width - width),
    y: Math.min(Math.round((frame.y / 100) * picture.height), picture.height - height),
  };
}
