import SignaturePad, { type PointGroup } from 'signature_pad';
import { isDrawn, MAX_POINTS } from '../../../../platform/files/inspection/drawn';
import { isOwnName } from '../../own-name';
import { MAX_MARK_BYTES, MAX_NAME_BYTES } from '../../limits';
import { isAutomatic, isNamePictureNeeded, part, signer } from './page-data';

const INK = '#10243f';
const SCRIPT = '"Snell Roundhand", "Segoe Script", "Apple Chancery", "URW Chancery L", "Brush Script MT", cursive';
const PRINT = 'system-ui, "Noto Sans CJK JP", "Noto Sans CJK SC", sans-serif';

/** Twice as fine as a page is printed on a screen. */
const SHARP = 2;

export interface Mark {
  readonly way: 'drawn' | 'typed' | 'automatic';
  /** A PNG as a data address. */
  readonly mark: string;
  readonly name?: string;
  readonly typedName?: string;
}

export interface MarkMaker {
  /** Null while nothing is drawn or typed, or no more than a touch of the pen. Throws `OtherName`. */
  readonly read: () => Mark | null;
  readonly clear: () => void;
}

/** Another name than the signer's own. */
export class OtherName extends Error {}

/** Takes the signature: drawn, typed, or the name by itself. Says when it is being drawn, typed or done in the other way. */
export function takeMark(onChange: () => void): MarkMaker {
  const withName = (mark: Mark): Mark =>
    isNamePictureNeeded ? { ...mark, name: pictureOf(signer, PRINT, 28, MAX_NAME_BYTES) } : mark;
  if (isAutomatic) {
    return {
      read: () => withName({ way: 'automatic', mark: pictureOf(signer, SCRIPT, 56, MAX_MARK_BYTES) }),
      clear: () => {},
    };
  }
  const pad = createDrawnMark(onChange);
  const typed = createTypedMark(onChange);
  const isTyped = switchWays(onChange);
  return {
    read: () => {
      if (isTyped()) {
        const typedName = typed.value();
        if (!typedName) return null;
        if (!isOwnName(typedName, { name: signer, empid: '' })) throw new OtherName();
        return withName({ way: 'typed', typedName, mark: pictureOf(typedName, SCRIPT, 56, MAX_MARK_BYTES) });
      }
      const drawn = cropPicture(pad);
      return drawn === null ? null : withName({ way: 'drawn', mark: drawn });
    },
    clear: () => {
      if (isTyped()) typed.clear();
      else pad.clear();
    },
  };
}

function switchWays(onChange: () => void): () => boolean {
  const [drawn, typed] = [part('drawn'), part('typed')];
  let isTyped = false;
  for (const radio of document.querySelectorAll<HTMLInputElement>('input[name=way]')) {
    radio.addEventListener('change', () => {
      isTyped = radio.value === 'typed';
      drawn.hidden = isTyped;
      typed.hidden = !isTyped;
      window.dispatchEvent(new Event('resize'));
      onChange();
    });
  }
  return () => isTyped;
}

/** Free of ink at the edges of the paper. */
const MARGIN = 6;

/** Strokes as large as they were, or as the width of a paper that became narrower lets them be: all that was drawn stands on it. */
function fitText(strokes: PointGroup[], width: number): PointGroup[] {
  const rightmost = Math.max(0, ...strokes.flatMap(({ points }) => points.map(({ x }) => x)));
  if (rightmost <= width - MARGIN) return strokes;
  const scale = (width - MARGIN) / rightmost;
  return strokes.map((stroke) => ({
    ...stroke,
    points: stroke.points.map((point) => ({ ...point, x: point.x * scale, y: point.y * scale })),
  }));
}

/** A pad that keeps its strokes when its box changes, as one does whose phone is turned. */
function createDrawnMark(onChange: () => void): SignaturePad {
  const canvas = part<HTMLCanvasElement>('pad');
  const pad = new SignaturePad(canvas, { penColor: INK, minWidth: 0.8, maxWidth: 2.6 });
  const hint = part('hint');
  const fit = () => {
    if (canvas.clientWidth === 0) return;
    const strokes = pad.toData();
    canvas.width = canvas.clientWidth * SHARP;
    canvas.height = canvas.clientHeight * SHARP;
    canvas.getContext('2d')?.scale(SHARP, SHARP);
    pad.fromData(fitText(strokes, canvas.clientWidth));
    hint.hidden = !pad.isEmpty();
  };
  pad.addEventListener('beginStroke', () => {
    hint.hidden = true;
    onChange();
  });
  window.addEventListener('resize', fit);
  part('clear').addEventListener('click', () => {
    hint.hidden = false;
  });
  fit();
  return pad;
}

function createTypedMark(onChange: () => void): { value: () => string; clear: () => void } {
  const field = part<HTMLInputElement>('name');
  const canvas = part<HTMLCanvasElement>('script');
  field.value = signer;
  const show = () => {
    canvas.width = Math.max(canvas.clientWidth, 1) * SHARP;
    canvas.height = Math.max(canvas.clientHeight, 1) * SHARP;
    const pen = canvas.getContext('2d');
    if (!pen) return;
    pen.fillStyle = INK;
    pen.font = `italic ${44 * SHARP}px ${SCRIPT}`;
    pen.textBaseline = 'middle';
    pen.fillText(field.value, 16 * SHARP, canvas.height / 2, canvas.width - 32 * SHARP);
  };
  field.addEventListener('input', () => {
    show();
    onChange();
  });
  window.addEventListener('resize', show);
  return {
    value: () => field.value.trim(),
    clear: () => {
      field.value = '';
      show();
      field.focus();
    },
  };
}

/** A line of text as a PNG of so many bytes at most: what is too much at this size is drawn smaller. */
function pictureOf(text: string, face: string, size: number, most: number): string {
  let picture = lineAsPicture(text, face, size);
  for (let smaller = size * 0.7; picture.length * 0.75 > most && smaller > 2; smaller *= 0.7) {
    picture = lineAsPicture(text, face, smaller);
  }
  return picture;
}

/** As tight as it may be. */
function lineAsPicture(text: string, face: string, size: number): string {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  const font = `${face === SCRIPT ? 'italic ' : ''}${size * SHARP}px ${face}`;
  pen.font = font;
  canvas.width = Math.min(Math.ceil(pen.measureText(text).width) + size, 2_000);
  canvas.height = Math.ceil(size * SHARP * 1.6);
  pen.font = font;
  pen.fillStyle = INK;
  pen.textBaseline = 'middle';
  pen.fillText(text, size / 2, canvas.height / 2, canvas.width - size);
  return canvas.toDataURL('image/png');
}

/** What was drawn, without the empty paper around it; null for nothing, or next to nothing. */
function cropPicture(pad: SignaturePad): string | null {
  if (pad.isEmpty()) return null;
  const points = pad.toData().flatMap((stroke) => stroke.points);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  const size = [Math.max(...xs) - left + MARGIN, Math.max(...ys) - top + MARGIN] as const;
  const sharp = Math.min(SHARP, Math.sqrt(MAX_POINTS / (size[0] * size[1])));
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [size[0] * sharp, size[1] * sharp];
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.scale(sharp / SHARP, sharp / SHARP);
  pen.drawImage(part<HTMLCanvasElement>('pad'), -left * SHARP, -top * SHARP);
  const { data, width } = pen.getImageData(0, 0, canvas.width, canvas.height);
  return isDrawn(data, width) ? canvas.toDataURL('image/png') : null;
}
