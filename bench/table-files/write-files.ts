import type { Client } from 'pg';
import { writeXlsxStream } from 'hucre/xlsx';
import { csvOf } from '../../hr-api/platform/table-files/csv-file';
import type { TableFile } from '../../hr-api/platform/table-files/table-file';
import { xlsxOf } from '../../hr-api/platform/table-files/xlsx-file';
import { batchesOf, columns, copyTable, withClient } from './measured-table';

/** What it took to write the table once, and `copy` just before; and the most by which the process grew meanwhile. */
export interface Round {
  readonly copySeconds: number;
  readonly seconds: number;
  readonly grownMegabytes: number;
  readonly megabytes: number;
}

export type Form = 'csv' | 'xlsx' | 'hucre';

const ROUNDS = 3;
const WARM_UP_ROWS = 20_000;
const EVERY_ROW = 2 ** 31 - 1;
const POLL_MS = 20;
const MB = 1024 * 1024;
const timeZone = 'Asia/Kolkata';

async function* asDates(batches: TableFile['batches']) {
  for await (const rows of batches)
    for (const row of rows)
      yield row.map((cell) => (cell && typeof cell === 'object' && 'on' in cell ? new Date(cell.on) : cell));
}

const WRITERS: Record<Form, (batches: TableFile['batches']) => AsyncIterable<Uint8Array>> = {
  csv: (batches) => csvOf({ columns, batches, timeZone }),
  xlsx: (batches) => xlsxOf({ columns, batches, timeZone }),
  hucre: (batches) =>
    writeXlsxStream(asDates(batches), {
      name: 'Sheet1',
      columns: columns.map(({ heading }) => ({ header: heading })),
      freezePane: { rows: 1 },
    }) as unknown as AsyncIterable<Uint8Array>,
};

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
}

async function write(client: Client, form: Form, rows: number): Promise<number> {
  let bytes = 0;
  for await (const piece of WRITERS[form](batchesOf(client, rows))) bytes += piece.length;
  return bytes;
}

/** Resident bytes at most while something runs, beside those before. */
async function growthOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss();
  let most = before;
  const look = () => (most = Math.max(most, process.memoryUsage.rss()));
  const timer = setInterval(look, POLL_MS);
  await work();
  look();
  clearInterval(timer);
  return (most - before) / MB;
}

async function runRound(client: Client, form: Form): Promise<Round> {
  const copySeconds = await secondsOf(() => copyTable(client));
  let [bytes, seconds] = [0, 0];
  const grownMegabytes = await growthOf(async () => {
    seconds = await secondsOf(async () => (bytes = await write(client, form, EVERY_ROW)));
  });
  return { copySeconds, seconds, grownMegabytes, megabytes: bytes / MB };
}

/** Writes the table so often in this process, which does nothing else, and prints what each took as a line of JSON. */
async function run(url: string, form: Form): Promise<void> {
  await withClient(url, async (client) => {
    await write(client, form, WARM_UP_ROWS);
    for (let round = 0; round < ROUNDS; round += 1) console.log(JSON.stringify(await runRound(client, form)));
  });
}

const [, , url = '', form = 'csv'] = process.argv;
void run(url, form as Form);
