export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Size = Pick<Box, 'width' | 'height'>;
type Point = Pick<Box, 'left' | 'top'>;

const GAP = 16;

const between = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/**
 * Where a card goes: below, above, right or left of a box, the first side that has room for it, as near to the box's middle
 * as the view allows. Without a box in the middle; beside a box that leaves no side free, in the corner at its end.
 */
export function placeBeside(box: Box | null, card: Size, view: Size, gap = GAP): Point {
  const most = { left: view.width - card.width - GAP, top: view.height - card.height - GAP };
  if (!box) return { left: (view.width - card.width) / 2, top: (view.height - card.height) / 2 };
  const centred = {
    left: between(box.left + (box.width - card.width) / 2, GAP, most.left),
    top: between(box.top + (box.height - card.height) / 2, GAP, most.top),
  };
  const sides: readonly Point[] = [
    { left: centred.left, top: box.top + box.height + gap },
    { left: centred.left, top: box.top - card.height - gap },
    { left: box.left + box.width + gap, top: centred.top },
    { left: box.left - card.width - gap, top: centred.top },
  ];
  const isFree = ({ left, top }: Point) => left >= GAP && top >= GAP && left <= most.left && top <= most.top;
  return sides.find(isFree) ?? most;
}
