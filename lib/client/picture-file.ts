import type { Area } from '@/lib/files/crop-area';
import { extensionOf } from '@/lib/files/file-name';

/** What no browser draws reliably, in pixels of the longer side. */
const MAX_SIDE = 4096;
const QUALITIES = [0.92, 0.8, 0.65];
/** What is still too large is drawn again this much smaller, so many times. */
const SCALE_STEP = 0.7;
const MAX_STEPS = 8;
const BACKGROUND = '#ffffff';

/** Reads a picture upright, as its camera noted it. Rejects what is none. */
export const readPicture = (file: Blob): Promise<ImageBitmap> => createImageBitmap(file);

/**
 * The part of a picture as a file of fewer bytes than the limit. A png stays one where that is small enough; all else becomes a
 * jpeg. Nothing but the picture is in it: not where and when it was taken.
 */
export async function shrinkPicture(picture: ImageBitmap, area: Area, name: string, limit: number): Promise<File> {
  let scale = Math.min(1, MAX_SIDE / Math.max(area.width, area.height));
  if (extensionOf(name) === 'png') {
    const png = await encodePicture(drawPicture(picture, area, scale), 'image/png');
    if (png.size < limit) return new File([png], name, { type: png.type });
  }
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const canvas = drawPicture(picture, area, scale, BACKGROUND);
    for (const quality of QUALITIES) {
      const jpeg = await encodePicture(canvas, 'image/jpeg', quality);
      if (jpeg.size < limit) return new File([jpeg], toJpegName(name), { type: jpeg.type });
    }
    scale *= SCALE_STEP;
  }
  throw new Error('no picture is that small');
}

/** On paper where there is some: a jpeg knows no transparency. */
function drawPicture(
  picture: ImageBitmap,
  { x, y, width, height }: Area,
  scale: number,
  paper?: string,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const surface = canvas.getContext('2d');
  if (!surface) throw new Error('this browser draws nothing');
  if (paper) {
    surface.fillStyle = paper;
    surface.fillRect(0, 0, canvas.width, canvas.height);
  }
  surface.imageSmoothingQuality = 'high';
  surface.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function encodePicture(canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture is too large'))), type, quality);
  });
}

const toJpegName = (name: string) => (/\.jpe?g$/i.test(name) ? name : name.replace(/\.[^.]*$/, '') + '.jpg');
