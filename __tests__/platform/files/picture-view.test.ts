import fc from 'fast-check';
import { areaOf, MIN_HEIGHT, tallestCrop } from '@/lib/files/crop-area';
import {
  fitOf,
  MAX_ZOOM,
  moveView,
  clampView,
  MIN_ZOOM,
  rotateRight,
  INITIAL_VIEW,
  zoomView,
} from '@/lib/files/picture-view';

const room = { width: 400, height: 300 };
const picture = { width: 800, height: 400 };

test('a picture is shrunk to the space there is, rotated or not, and never enlarged', () => {
  expect(fitOf(picture, room, 0)).toBe(0.5);
  expect(fitOf(picture, room, 1)).toBe(0.375);
  expect(fitOf({ width: 40, height: 30 }, room, 0)).toBe(1);
});

test('what lies under the pointer stays there when it is enlarged', () => {
  const at = { x: 100, y: -50 };
  const before = { ...INITIAL_VIEW, zoom: 2, x: 20, y: 10 };
  const after = zoomView(before, 2, at);
  const under = (view: typeof before) => [(at.x - view.x) / view.zoom, (at.y - view.y) / view.zoom];
  expect(under(after)).toEqual(under(before));
});

test('a picture can neither be moved out of view, nor be zoomed without end', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('+', '-', 'r', 'left', 'up'), { maxLength: 60 }), (keys) => {
      let view = INITIAL_VIEW;
      for (const key of keys) {
        if (key === 'r') view = rotateRight(view);
        else if (key === '+' || key === '-') view = zoomView(view, key === '+' ? 1.25 : 0.8);
        else view = moveView(view, key === 'left' ? { x: 60, y: 0 } : { x: 0, y: 60 });
        view = clampView(view, picture, room);
      }
      const { width, height } = view.turns % 2 ? { width: picture.height, height: picture.width } : picture;
      const scale = fitOf(picture, room, view.turns) * view.zoom;
      expect(view.zoom).toBeGreaterThanOrEqual(MIN_ZOOM);
      expect(view.zoom).toBeLessThanOrEqual(MAX_ZOOM);
      expect(Math.abs(view.x)).toBeLessThanOrEqual(Math.max(0, (width * scale - room.width) / 2) + 1e-6);
      expect(Math.abs(view.y)).toBeLessThanOrEqual(Math.max(0, (height * scale - room.height) / 2) + 1e-6);
    }),
  );
});

test('four turns are none', () => {
  const view = { ...INITIAL_VIEW, x: 5, y: 3 };
  expect(rotateRight(rotateRight(rotateRight(rotateRight(view))))).toEqual(view);
});

test.each([
  [{ width: 640, height: 400 }, 1, 400],
  [{ width: 150, height: 400 }, 1, 150],
  [{ width: 150, height: 400 }, null, 400],
])('of %j with the shape %p a crop is at most %i pixels tall', (size, aspect, tallest) => {
  expect(tallestCrop(size, aspect)).toBe(tallest);
});

test('a crop lies within its picture and is never lower than 200 pixels (UPL-31)', () => {
  const percent = fc.double({ min: 0, max: 100, noNaN: true });
  fc.assert(
    fc.property(percent, percent, percent, percent, fc.integer({ min: 200, max: 5000 }), (x, y, w, h, height) => {
      const frame = { x: Math.min(x, 100 - w), y: Math.min(y, 100 - h), width: w, height: h };
      const area = areaOf(frame, { width: 640, height });
      expect(area.height).toBeGreaterThanOrEqual(MIN_HEIGHT);
      expect(area.x).toBeGreaterThanOrEqual(0);
      expect(area.y).toBeGreaterThanOrEqual(0);
      expect(area.x + area.width).toBeLessThanOrEqual(640);
      expect(area.y + area.height).toBeLessThanOrEqual(height);
    }),
  );
});
