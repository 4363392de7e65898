import { eq } from 'drizzle-orm';
import { sweepFiles } from '../../hr-api/platform/files/storage/sweep';
import { storedFiles, uploads } from '../../hr-api/platform/files/tables';
import { purgeUnclaimedUploads, claimUpload } from '../../hr-api/platform/files/uploads';
import { upload } from '../platform/files/upload';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';

const DAY = 24 * 3_600_000;

let hr: TestApp;
/** Who asks; a colleague; the desk of IT and Facilities; the desk of HR services; somebody with every right over people. */
let tokens: Record<'ananya' | 'vikram' | 'rohan' | 'otherDesk' | 'hr', string>;
beforeAll(async () => {
  hr = await startApp();
  const [ananya = '', vikram = '', rohan = '', otherDesk = '', sofia = ''] = await Promise.all(
    ['E1001', 'E1002', 'E1005', 'E1017', 'E1004'].map((id) => hr.tokenOf(id)),
  );
  tokens = { ananya, vikram, rohan, otherDesk, hr: sofia };
});
afterAll(() => hr.stop());

const question = { ProcessCode: 1, CategoryCode: 11, PriorityCode: 2, Subject: 'A file', Message: 'See there.' };
const send = async (token: string, content = 'day,hours\n1,8\n') =>
  (await upload(hr, 'uploadTicketFile', { token, fileName: 'hours.csv', content })).reply().HeaderCode;
const ask = (token: string, FileHeaderCode: string) =>
  hr.call('createTicket', { ...question, FileHeaderCode }, { token });

/** How each of them is answered who asks for the file, by all three calls. */
async function answersFor(code: string): Promise<Record<string, number[]>> {
  const answers: Record<string, number[]> = {};
  for (const [name, token] of Object.entries(tokens)) {
    answers[name] = [
      (await hr.call('downloadTicketFile', { headercode: code, empid: 'E1001' }, { token })).status,
      (await hr.call('getTicketFile', { HeaderCode: code }, { token })).status,
      (await hr.call('getTicketFileName', { HeaderCode: code }, { token })).status,
    ];
  }
  return answers;
}

const YES = [200, 200, 200];
const NO = [404, 404, 404];

test('only the requester and the desk can read the file of a ticket (T64, VOPQ-37)', async () => {
  const code = await send(tokens.ananya);
  expect(await answersFor(code)).toEqual({ ananya: YES, vikram: NO, rohan: NO, otherDesk: NO, hr: NO });
  expect((await ask(tokens.ananya, code)).status).toBe(200);
  expect(await answersFor(code)).toEqual({ ananya: YES, vikram: NO, rohan: YES, otherDesk: NO, hr: NO });
  expect(await answersFor('no-such-file')).toEqual({ ananya: NO, vikram: NO, rohan: NO, otherDesk: NO, hr: NO });
});

test('a file of the desk’s answer is for both sides, one of its notes for the desk alone', async () => {
  const { QueryCode } = (await ask(tokens.ananya, '0')).reply();
  const answered = await send(tokens.rohan);
  const noted = await send(tokens.rohan);
  const reply = { QueryCode, Message: 'Here it is.', StatusCode: 2, FileHeaderCode: answered };
  expect((await hr.call('replyToTicket', reply, { token: tokens.rohan })).status).toBe(200);
  const note = { QueryCode, Message: 'For us.', FileHeaderCode: noted };
  expect((await hr.call('addTicketNote', note, { token: tokens.rohan })).status).toBe(200);
  expect(await answersFor(answered)).toEqual({ ananya: YES, vikram: NO, rohan: YES, otherDesk: NO, hr: NO });
  expect(await answersFor(noted)).toEqual({ ananya: NO, vikram: NO, rohan: YES, otherDesk: NO, hr: NO });
});

test('a message can bring only a file that its writer has sent and no message has', async () => {
  const theirs = await send(tokens.vikram);
  const taken = await send(tokens.ananya);
  expect((await ask(tokens.ananya, taken)).status).toBe(200);
  for (const code of [theirs, taken, 'no-such-file']) {
    const refused = await ask(tokens.ananya, code);
    expect([refused.status, refused.error()]).toMatchObject([
      422,
      { code: 'invalid', issues: [{ path: 'FileHeaderCode' }] },
    ]);
  }
  expect((await ask(tokens.vikram, theirs)).status).toBe(200);
});

test('of two messages that bring the same file at once, one has it', async () => {
  const code = await send(tokens.ananya);
  const answers = await Promise.all([ask(tokens.ananya, code), ask(tokens.ananya, code)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('a message that is refused leaves its file for another try', async () => {
  const code = await send(tokens.ananya);
  const refused = { ...question, CategoryCode: 31, FileHeaderCode: code };
  expect((await hr.call('createTicket', refused, { token: tokens.ananya })).status).not.toBe(200);
  expect((await ask(tokens.ananya, code)).status).toBe(200);
});

test('what no message took up within a day is forgotten with its bytes, what one took up stays', async () => {
  const waiting = await send(tokens.ananya, 'waits\n');
  const taken = await send(tokens.ananya, 'taken\n');
  expect((await ask(tokens.ananya, taken)).status).toBe(200);
  const files = () => hr.services.files;
  const fileOf = async (code: string) => {
    const [row] = await hr.db.select().from(uploads).where(eq(uploads.code, code));
    return row?.fileId;
  };
  const ids = [await fileOf(waiting), await fileOf(taken)];
  const onDisk = async () => {
    const names = new Set<string>();
    for await (const { name } of files().list(hr.db)) names.add(name);
    return ids.map((id) => names.has(id ?? ''));
  };
  const sweepAt = async (now: Date) => {
    await purgeUnclaimedUploads(hr.db, now);
    await sweepFiles(files(), hr.db, now);
  };

  await sweepAt(new Date(hr.clock.now.getTime() + DAY - 1000));
  expect(await onDisk()).toEqual([true, true]);
  // The bytes have the time of the disk, so that both clocks have to be a day on.
  await sweepAt(new Date(Math.max(Date.now(), hr.clock.now.getTime()) + DAY + 60_000));
  expect(await onDisk()).toEqual([false, true]);
  expect([await fileOf(waiting), await hr.db.$count(storedFiles, eq(storedFiles.id, ids[0] ?? ''))]).toEqual([
    undefined,
    0,
  ]);
  expect((await ask(tokens.ananya, waiting)).error().code).toBe('invalid');
});

test('a file that a write took up and that was then undone waits again', async () => {
  const code = await send(tokens.ananya);
  const [row] = await hr.db.select().from(uploads).where(eq(uploads.code, code));
  const undone = hr.db.transaction(async (tx) => {
    expect(await claimUpload(tx, code, row?.accountId ?? '', 'ticket')).toBe(row?.id);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect((await ask(tokens.ananya, code)).status).toBe(200);
});
