import { encodePng } from '../png';
import { randomFrom, type Random } from './sample-random';

type Colour = readonly [red: number, green: number, blue: number];
/** Whether a point is inside; both coordinates run from 0 at the top left to 1. */
type Shape = (x: number, y: number) => boolean;
interface Layer {
  readonly shape: Shape;
  readonly colour: Colour;
}

const SIZE = 128;
/** Points within a pixel whose mean makes edges soft. */
const POINTS = [1, 3, 5].flatMap((x) => [1, 3, 5].map((y) => [x / 6, y / 6] as const));

const BACKGROUNDS: readonly (readonly [Colour, Colour])[] = [
  [
    [214, 228, 240],
    [190, 212, 232],
  ],
  [
    [222, 236, 222],
    [199, 222, 202],
  ],
  [
    [245, 228, 210],
    [236, 210, 184],
  ],
  [
    [235, 224, 242],
    [216, 200, 230],
  ],
  [
    [248, 222, 222],
    [238, 201, 203],
  ],
  [
    [218, 238, 238],
    [192, 223, 224],
  ],
  [
    [244, 238, 208],
    [231, 221, 178],
  ],
];
const SKINS: readonly Colour[] = [
  [246, 214, 190],
  [232, 190, 160],
  [214, 164, 128],
  [184, 130, 94],
  [146, 98, 68],
  [108, 72, 52],
];
const HAIRS: readonly Colour[] = [
  [34, 28, 30],
  [58, 40, 32],
  [92, 58, 38],
  [134, 88, 50],
  [186, 146, 92],
  [148, 146, 148],
  [110, 48, 34],
];
const CLOTHES: readonly Colour[] = [
  [52, 84, 128],
  [44, 110, 108],
  [128, 62, 82],
  [82, 74, 130],
  [70, 78, 92],
  [176, 104, 62],
  [66, 118, 84],
  [158, 72, 70],
];

const ellipse = (cx: number, cy: number, rx: number, ry: number): Shape => {
  const [widening, heightening] = [1 / (rx * rx), 1 / (ry * ry)];
  return (x, y) => (x - cx) * (x - cx) * widening + (y - cy) * (y - cy) * heightening <= 1;
};
const both =
  (one: Shape, other: Shape): Shape =>
  (x, y) =>
    one(x, y) && other(x, y);
const without =
  (one: Shape, other: Shape): Shape =>
  (x, y) =>
    one(x, y) && !other(x, y);
const either =
  (one: Shape, other: Shape): Shape =>
  (x, y) =>
    one(x, y) || other(x, y);
/** The same twice, as far to the left of the middle as to the right. */
const twice = (apart: number, y: number, rx: number, ry: number): Shape =>
  either(ellipse(0.5 - apart, y, rx, ry), ellipse(0.5 + apart, y, rx, ry));
const above =
  (limit: number): Shape =>
  (_x, y) =>
    y < limit;
const shade = ([red, green, blue]: Colour, by: number): Colour => [red * by, green * by, blue * by];

const HEAD = ellipse(0.5, 0.43, 0.165, 0.205);
const CROWN = ellipse(0.5, 0.385, 0.19, 0.215);

/** Hair behind and in front of the head. */
const HAIRSTYLES: readonly (readonly [back: Shape, front: Shape])[] = [
  [both(CROWN, above(0.42)), without(both(CROWN, above(0.4)), ellipse(0.53, 0.5, 0.16, 0.18))],
  [ellipse(0.5, 0.44, 0.22, 0.27), without(both(CROWN, above(0.46)), ellipse(0.45, 0.52, 0.17, 0.19))],
  [ellipse(0.5, 0.5, 0.235, 0.34), without(both(CROWN, above(0.5)), ellipse(0.5, 0.54, 0.15, 0.225))],
  [
    either(ellipse(0.5, 0.155, 0.085, 0.075), both(CROWN, above(0.44))),
    without(both(CROWN, above(0.42)), ellipse(0.5, 0.52, 0.165, 0.205)),
  ],
  [ellipse(0.5, 0.36, 0.235, 0.225), without(ellipse(0.5, 0.31, 0.19, 0.12), ellipse(0.5, 0.5, 0.15, 0.16))],
  [both(CROWN, above(0.47)), both(CROWN, (x, y) => y < 0.34 && y < 0.3 + (x - 0.36) * 0.28)],
];

/** A small portrait of nobody: head and shoulders on two tones, as a PNG. The same seed draws the same one. */
export function drawPortrait(seed: number): Buffer {
  return encodePng(SIZE, pixelsOf(layersOf(randomFrom(seed))));
}

function layersOf(random: Random): readonly Layer[] {
  const [light, dark] = random.pick(BACKGROUNDS);
  const [back, front] = random.pick(HAIRSTYLES);
  const [skin, hair, cloth] = [random.pick(SKINS), random.pick(HAIRS), random.pick(CLOTHES)];
  const hasCollar = random.happens(0.5);
  const wearsGlasses = random.happens(0.3);
  const ink = shade(skin, 0.42);
  const bridge: Shape = (x, y) => Math.abs(x - 0.5) < 0.016 && Math.abs(y - 0.435) < 0.006;
  const glasses = either(without(twice(0.068, 0.44, 0.055, 0.05), twice(0.068, 0.44, 0.045, 0.04)), bridge);
  const smile = without(
    both(ellipse(0.5, 0.515, 0.06, 0.045), (_x, y) => y > 0.525),
    ellipse(0.5, 0.5, 0.07, 0.045),
  );
  const neck: Shape = (x, y) => Math.abs(x - 0.5) < 0.07 && y > 0.5 && y < 0.74;
  const shoulders = ellipse(0.5, 1.04, 0.4, 0.34);
  const neckline = ellipse(0.5, 0.7, 0.095, 0.075);
  return [
    { shape: () => true, colour: light },
    { shape: ellipse(0.5, 0.5, 0.42, 0.42), colour: dark },
    { shape: back, colour: shade(hair, 0.82) },
    { shape: shoulders, colour: cloth },
    ...(hasCollar ? [{ shape: both(ellipse(0.5, 0.7, 0.135, 0.115), shoulders), colour: shade(cloth, 1.28) }] : []),
    { shape: neckline, colour: shade(skin, 0.88) },
    { shape: neck, colour: shade(skin, 0.88) },
    { shape: twice(0.165, 0.45, 0.026, 0.042), colour: shade(skin, 0.93) },
    { shape: HEAD, colour: skin },
    { shape: front, colour: hair },
    { shape: twice(0.068, 0.44, 0.014, 0.018), colour: ink },
    { shape: smile, colour: ink },
    ...(wearsGlasses ? [{ shape: glasses, colour: [52, 54, 62] as const }] : []),
  ];
}

/** Rows of red, green and blue, from the top left. Only where layers meet, several points of a pixel are looked at. */
function pixelsOf(layers: readonly Layer[]): Buffer {
  const pixels = Buffer.alloc(SIZE * SIZE * 3);
  const topmost = (x: number, y: number) => layers.findLastIndex(({ shape }) => shape(x, y));
  const corners = Array.from({ length: (SIZE + 1) ** 2 }, (_, at) =>
    topmost((at % (SIZE + 1)) / SIZE, Math.floor(at / (SIZE + 1)) / SIZE),
  );
  for (let row = 0; row < SIZE; row += 1)
    for (let column = 0; column < SIZE; column += 1) {
      const at = row * (SIZE + 1) + column;
      const corner = corners[at];
      const isPlain = [at + 1, at + SIZE + 1, at + SIZE + 2].every((other) => corners[other] === corner);
      const seen = isPlain ? [corner ?? 0] : POINTS.map(([x, y]) => topmost((column + x) / SIZE, (row + y) / SIZE));
      for (let channel = 0; channel < 3; channel += 1) {
        const sum = seen.reduce((total, layer) => total + Math.min(layers[layer]?.colour[channel] ?? 255, 255), 0);
        pixels[(row * SIZE + column) * 3 + channel] = Math.round(sum / seen.length);
      }
    }
  return pixels;
}
