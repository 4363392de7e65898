export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How a picture is looked at. The point is where its middle lies from the middle of its room, in CSS pixels. */
export interface PictureView extends Point {
  /** 1 being as large as there is room. */
  readonly zoom: number;
  /** Quarters of a turn to the right, 0 to 3. */
  readonly turns: number;
}

export const INITIAL_VIEW: PictureView = { zoom: 1, turns: 0, x: 0, y: 0 };

export const MIN_ZOOM = 0.5;
export const MAX_ZOOM = 8;

const rotatePoint = ({ width, height }: Size, turns: number): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

/** By how much a picture is made smaller so that all of it is seen; a small one is not made larger. */
export function fitOf(picture: Size, room: Size, turns: number): number {
  const { width, height } = rotatePoint(picture, turns);
  return Math.min(1, room.width / width, room.height / height);
}

/** Brings a view back to where something is seen: one that is smaller than its room stands in the middle. */
export function clampView(view: PictureView, picture: Size, room: Size): PictureView {
  const { width, height } = rotatePoint(picture, view.turns);
  const scale = fitOf(picture, room, view.turns) * view.zoom;
  const hold = (offset: number, shown: number, seen: number) => {
    const most = Math.max(0, (shown - seen) / 2);
    return Math.min(Math.max(offset, -most), most);
  };
  return {
    ...view,
    x: hold(view.x, width * scale, room.width),
    y: hold(view.y, height * scale, room.height),
  };
}

/** Enlarges by a factor, and lets what lies at a point (from the middle of the room) stay there. */
export function zoomView(view: PictureView, factor: number, at: Point = { x: 0, y: 0 }): PictureView {
  const zoom = Math.min(Math.max(view.zoom * factor, MIN_ZOOM), MAX_ZOOM);
  const grown = zoom / view.zoom;
  return { ...view, zoom, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown };
}

export const moveView = (view: PictureView, by: Point): PictureView => ({
  ...view,
  x: view.x + by.x,
  y: view.y + by.y,
});

/** A quarter to the right, about the middle of the room. */
export const rotateRight = (view: PictureView): PictureView => ({
  ...view,
  turns: (view.turns + 1) % 4,
  x: -view.y,
  y: view.x,
});
