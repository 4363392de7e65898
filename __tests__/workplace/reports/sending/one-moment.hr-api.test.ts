import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { sentMails } from '../../../../hr-api/platform/mail/sent/tables';
import { openReports } from '../../../../hr-api/workplace/reports/find-report';
import { viewOf } from '../../../../hr-api/workplace/reports/sending/run/view';
import { writeReportFile } from '../../../../hr-api/workplace/reports/sending/run/write-file';
import { startSender, type Sender } from './sender';

/** More than three times as many as are read at once. */
const ROWS = 6_100;

let at: Sender;
beforeAll(async () => {
  at = await startSender();
  const { accountId } = (await at.asHr()).actor;
  const mail = { accountId, templateCode: 'home-digest', subject: 'Subject', state: 'delivered' as const };
  const queuedAt = at.hr.clock.now;
  const all = Array.from({ length: ROWS }, (_, row) => ({ ...mail, id: `mail-${row}`, queuedAt }));
  for (let from = 0; from < ROWS; from += 1_000) await at.hr.db.insert(sentMails).values(all.slice(from, from + 1_000));
});
afterAll(() => at.stop());

test('rows that are altered while a file is written do not tear it on PostgreSQL', async () => {
  const context = await at.asHr();
  const report = openReports(context).find(({ code }) => code === 'mails-sent')!;
  const rows = { Filters: [], AsOnDate: '', FromDate: '', ToDate: '' };
  const sent = { report, columns: null, rows, limitField: '' };
  const view = await viewOf(sent, context);
  if (typeof view === 'string') throw new Error(view);

  let written = '';
  const { files } = at.hr.services;
  const write: typeof files.write = async (db, content, now) => {
    const pieces: Buffer[] = [];
    for await (const piece of content) {
      if (pieces.length === 0) await db.update(sentMails).set({ state: 'refused' });
      pieces.push(Buffer.from(piece));
    }
    written = await text(Readable.from(pieces));
    return files.write(db, Readable.from(pieces), now);
  };
  const dependencies = { ...at.dependencies(), files: { ...files, write } };
  const signal = new AbortController().signal;
  await writeReportFile(dependencies, view, { format: 'csv', signal });
  const [, ...lines] = written.trimEnd().split('\r\n');
  expect(lines).toHaveLength(ROWS);
  const states = new Set(lines.map((line) => line.split(',').at(-1)));
  expect(states.size).toBe(at.hr.database.kind === 'postgres' ? 1 : 2);
});
