import type { Area } from '@/lib/files/crop-area';
import { extensionOf } from '@/lib/files/file-name';

/** Larger pictures are not drawn reliably, in pixels of the longer side. */
const MAX_SIDE = 4096;
const QUALITIES = [0.92, 0.8, 0.65];
/** How much smaller, and how often, a picture that is too large is drawn again. */
const SCALE_STEP = 0.7;
const MAX_STEPS = 8;
const BACKGROUND = '#ffffff';

/** Reads a picture with its EXIF orientation; rejects other files. */
export const readPicture = (file: Blob): Promise<ImageBitmap> => createImageBitmap(file);

/**
 * The part of a picture as a file below the limit: a png where it was one and is small enough, else a jpeg. Drawing it anew drops
 * metadata such as place and time.
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

/** On white where it is transparent: a jpeg has no transparency. */
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
