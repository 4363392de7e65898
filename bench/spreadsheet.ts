import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { TABLE_FORMATS } from '../hr-api/platform/table-files/formats';
import type { Cell, TableFile } from '../hr-api/platform/table-files/table-file';
import { Refusal } from '../scripts/command';
import type { Measure } from './measure';

const run = promisify(execFile);

const columns: TableFile['columns'] = [
  { heading: 'Name', type: 'text' },
  { heading: 'Number', type: 'number' },
  { heading: 'On', type: 'date' },
];

/** Texts that a spreadsheet would compute, send or fetch by if it took them for formulas, and others that are easily torn. */
const TEXTS = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(1,2)',
  '=HYPERLINK("http://example.com","here")',
  '=cmd|"/c calc"!A1',
  '\t=1+1',
  'Müller, Žofie "Zoe"',
  'two\nlines',
  '山田 太郎',
];

/** What a spreadsheet takes for numbers in a csv, which has no way to say otherwise. */
const LIKE_NUMBERS = ['007', '1e5'];

/** As a spreadsheet shows it that reads the text as one. A sign before it, which tells it so, may stay. */
const isShownAs = (shown: string, text: string) =>
  [text, text.trim()].some((wanted) => [wanted, `'${wanted}`].includes(shown) || shown.trim() === `'${wanted}`);

/** The cells of a csv that a spreadsheet wrote, quotes and breaks within them included. */
function cellsOf(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\n') rows.push([]);
  }
  return rows;
}

async function shownBy(program: string, file: string, folder: string): Promise<string[][]> {
  const as = 'csv:Text - txt - csv (StarCalc):44,34,76,1';
  const profile = `-env:UserInstallation=file://${path.join(folder, 'profile')}`;
  const reading = file.endsWith('.csv') ? ['--infilter=CSV:44,34,76,1'] : [];
  await run(
    program,
    [profile, '--headless', ...reading, '--convert-to', as, '--outdir', path.join(folder, 'shown'), file],
    {
      timeout: 300_000,
    },
  );
  return cellsOf(await readFile(path.join(folder, 'shown', `${path.basename(file, path.extname(file))}.csv`), 'utf8'));
}

/** What LibreOffice shows of a csv and an xlsx that the HR API writes: how many cells differ, and how many texts it computes. */
export async function measureSpreadsheet(): Promise<Measure[]> {
  const program = await run('which', ['soffice']).then(
    ({ stdout }) => stdout.trim(),
    () => null,
  );
  if (!program) throw new Refusal('LibreOffice is not installed here (soffice), so no file was opened by it.');
  const all = [...TEXTS, ...LIKE_NUMBERS];
  const rows: Cell[][] = all.map((text, at) => [text, at + 0.5, { on: `2026-03-${String(at + 1).padStart(2, '0')}` }]);
  const folder = await mkdtemp(path.join(tmpdir(), 'spreadsheet-'));
  try {
    const measures: Measure[] = [];
    for (const [format, { write }] of Object.entries(TABLE_FORMATS)) {
      const file = path.join(folder, `${format}-file.${format}`);
      const table = { columns, batches: Readable.from([rows]), timeZone: 'Asia/Kolkata' };
      await pipeline(write(table), createWriteStream(file));
      const [, ...shown] = await shownBy(program, file, folder);
      const differing = (format === 'csv' ? TEXTS : all).filter((text, at) => {
        const [name = '', number = ''] = shown[at] ?? [];
        return !isShownAs(name, text) || Number(number) !== at + 0.5;
      });
      const name = `${format}: cells that LibreOffice shows otherwise`;
      measures.push({ name, value: differing.length, unit: '', digits: 0, atMost: 0 });
    }
    return measures;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
