import fc from 'fast-check';
import { placeBeside } from '@/components/ui/overlay/anchored/place-beside';

const view = { width: 1440, height: 900 };
const card = { width: 384, height: 220 };

test.each([
  ['below', { left: 100, top: 10, width: 40, height: 40 }, { left: 16, top: 66 }],
  ['above', { left: 600, top: 800, width: 200, height: 60 }, { left: 508, top: 564 }],
  ['right', { left: 0, top: 64, width: 264, height: 836 }, { left: 280, top: 372 }],
  ['left', { left: 1000, top: 0, width: 440, height: 900 }, { left: 600, top: 340 }],
  ['in the corner of', { left: 0, top: 0, width: 1440, height: 900 }, { left: 1040, top: 664 }],
])('a card goes %s a box', (_, box, place) => {
  expect(placeBeside(box, card, view)).toEqual(place);
});

test('without a box a card stands in the middle', () => {
  expect(placeBeside(null, card, view)).toEqual({ left: 528, top: 340 });
});

test('wherever the box is, a card that fits is wholly in view', () => {
  const edge = (most: number) => fc.integer({ min: 0, max: most });
  fc.assert(
    fc.property(edge(1400), edge(860), edge(1440), edge(900), (left, top, width, height) => {
      const place = placeBeside({ left, top, width, height }, card, view);
      return (
        place.left >= 0 &&
        place.top >= 0 &&
        place.left + card.width <= view.width &&
        place.top + card.height <= view.height
      );
    }),
  );
});
