import { Readable } from 'node:stream';
import type { Database } from '../../platform/db/database';
import type { FileStore, StoredFile } from '../../platform/files/storage/store';
import { storedFiles } from '../../platform/files/tables';
import { insertRows } from '../../platform/insert-rows';
import { drawPdf } from '../../workplace/knowledge/sample-pdf';
import { encodePng } from '../../people/png';
import type { SampleFileName } from './sample-conversations';

const SIZE = 480;

/** A window with lines of text on a screen that is half dark. */
function drawScreen(): Buffer {
  const pixels = Buffer.alloc(SIZE * SIZE * 3);
  for (let at = 0; at < SIZE * SIZE; at += 1) {
    const [x, y] = [at % SIZE, Math.floor(at / SIZE)];
    const isWindow = x > 60 && x < 400 && y > 70 && y < 380;
    const isLine = isWindow && y % 28 < 8 && x > 90 && x < 200 + ((y * 37) % 160);
    const light = isLine ? 90 : isWindow ? 236 : 150;
    const shade = x > 250 + 8 * Math.sin(y / 9) ? 0.22 : 1;
    pixels.set([light * shade, Math.min(255, light * 1.02) * shade, Math.min(255, light * 1.06) * shade], at * 3);
  }
  return encodePng(SIZE, pixels);
}

const HOURS = ['Day,Project,Hours', ...Array.from({ length: 20 }, (_, day) => `${day + 2},HB-${200 + (day % 4)},8`)];

const CONTENTS: Record<SampleFileName, () => Buffer> = {
  'screen.png': drawScreen,
  'Quotation.pdf': () =>
    drawPdf({
      title: 'Quotation',
      sections: [
        {
          heading: 'Desk, electrically adjustable',
          paragraphs: [
            'One desk, 160 by 80 cm, oak, from 65 to 125 cm.',
            'Delivery and assembly: six weeks after order.',
          ],
        },
      ],
    }),
  'hours-in-march.csv': () => Buffer.from(`${HOURS.join('\r\n')}\r\n`),
};

/** Stores the files that sample tickets hold, and answers them by their names. */
export async function storeSampleFiles(
  db: Database,
  files: FileStore,
  at: Date,
): Promise<Readonly<Record<SampleFileName, StoredFile>>> {
  const stored = {} as Record<SampleFileName, StoredFile>;
  for (const name of Object.keys(CONTENTS) as SampleFileName[])
    stored[name] = await files.write(db, Readable.from([CONTENTS[name]()]), at);
  await insertRows(db, storedFiles, Object.values(stored));
  return stored;
}
