import { startApp, type TestApp } from '../hr-api/harness/start-app';
import { pdf } from './sample-files';
import { upload } from './upload';

let hr: TestApp;
let token: string;
beforeAll(async () => {
  hr = await startApp();
  token = await hr.tokenOf('E1001');
});
afterAll(() => hr.stop());

/** Sends a PDF, and asks for something else again and again until it is answered. */
async function sendBeside(content: Buffer) {
  let isAnswered = false;
  const sent = upload(hr, 'uploadTicketFile', { token, fileName: 'a.pdf', content }).finally(() => {
    isAnswered = true;
  });
  let longestMs = 0;
  while (!isAnswered) {
    const start = performance.now();
    expect((await hr.call('getTicketFile', { HeaderCode: 'none' }, { token })).status).toBe(404);
    longestMs = Math.max(longestMs, performance.now() - start);
  }
  const { status, error } = await sent;
  return { answer: status === 200 ? 'taken' : error().code, isHeldUp: longestMs > 3_000 };
}

const upTo = (size: number, part: string) => part.repeat(size / part.length);

/** Each key that is looked for with a comment behind it that does not end, references without end, and parts of them. */
const REPEATED = [
  ...['/S', '>>', '/Encrypt', '/XFA', '/EF', '/OpenAction', '/Filter', '/Predictor'].map((key) => `${key}%`),
  ...['/S%\n', '>>%\n', '/S 3%', '3%', '3 0%\n', '3', '3 0 obj ', '/OpenAction 3 0 R ', '/OpenAction 3 0 R 4 0 obj '],
  ...['/OpenAction<<', '/S/URI ', '<</Type/ObjStm/Filter[%', '>>stream\n', 'endobj ', '(', '%\n', '\n', '#2'],
];

/** What opens itself by something unknown is refused, but not for the time that it takes. */
const answerTo = (part: string) => (/OpenAction(?:<<| 3 0 R)/.test(part) ? 'file_active' : 'taken');

describe('a PDF takes no longer to look at than its size asks for, and calls go on (T84)', () => {
  test.each(REPEATED)('2 MB of %j', async (part) => {
    const costly = pdf({ objects: `3 0 obj\n${upTo(2_000_000, part)}\nendobj\n` });
    expect(await sendBeside(costly)).toEqual({ answer: answerTo(part), isHeldUp: false });
  });

  test.each(['/S%', '>>%', '3 0%', '/OpenAction 3 0 R 4 0 obj/S/URI '])('15 MB of %j, packed', async (part) => {
    const costly = pdf({ packed: `5 0 ${upTo(15_000_000, part)}` });
    expect(costly.length).toBeLessThan(50_000);
    expect(await sendBeside(costly)).toEqual({ answer: answerTo(part), isHeldUp: false });
  });
});
