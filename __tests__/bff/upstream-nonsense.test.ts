import { callProxy, cookieOfSession, pointPortalAt, wholeAnswer } from './stub/portal-request';
import { json, startStub, text, TOKEN_CANARY, type Script, type Stub } from './stub/stub-upstream';

let stub: Stub;
let cookie: string;
beforeAll(async () => {
  pointPortalAt((stub = await startStub()).address);
  cookie = await cookieOfSession();
});
afterAll(() => stub.close());

const row = { Module_Code: 1, Module_Name: 'M', Link_Src: 'm', Img_Src: '', Description: '' };
const nonsense: [string, Script][] = [
  ['an HTML page', text(`<h1>It works</h1>${TOKEN_CANARY}`, 200, 'text/html')],
  ['an HTML page that calls itself JSON', text('<h1>It works</h1>', 200, 'application/json')],
  ['JSON that calls itself text', text('[]', 200, 'text/plain')],
  ['nothing', (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end()],
  ['nothing, and says so', (response) => void response.writeHead(204).end()],
  ['JSON in UTF-16', text('[]', 200, 'application/json; charset=utf-16')],
  [
    'bytes that are no UTF-8',
    (response) =>
      void response.writeHead(200, { 'content-type': 'application/json' }).end(Buffer.from([0x22, 0xff, 0xfe, 0x22])),
  ],
  ['half of its JSON', text('[{"Module_Code":1,', 200, 'application/json')],
  ['another shape', json({ data: [row] })],
  ['a row without a field', json([{ ...row, Module_Name: undefined }])],
  ['a number as a text', json([{ ...row, Module_Code: '1' }])],
  ['null', json(null)],
  [
    'a status that does not exist',
    (response) => void response.writeHead(299, { 'content-type': 'text/html' }).end('x'),
  ],
  ['no HTTP at all', (response) => void response.socket?.end('this is not HTTP\r\n\r\n')],
];

test.each(nonsense)('an HR API that answers %s is a 502, and nothing of it is shown (F07)', async (_, script) => {
  stub.otherwise(script);
  const answer = await callProxy('listModules', { headers: { cookie } });
  expect(answer.status).toBe(502);
  const whole = await wholeAnswer(answer);
  expect(whole).toMatch(/"code":"upstream_(invalid|unavailable)"/);
  expect(whole).not.toMatch(/It works|CANARY|Module_Code/);
});

test('50 MB of JSON are refused after a part of them, in bounded memory (F07)', async () => {
  let sent = 0;
  stub.otherwise((response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const piece = Buffer.alloc(1024 * 1024, 0x20);
    const more = () => {
      while (sent < 50) {
        sent += 1;
        if (!response.write(piece)) return void response.once('drain', more);
      }
      response.end('[]');
    };
    more();
  });
  const before = process.memoryUsage().arrayBuffers;
  const answer = await callProxy('listModules', { headers: { cookie } });
  expect(answer.status).toBe(502);
  expect(sent).toBeLessThan(30);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(40 * 1024 * 1024);
});

test('the portal goes on after all of this (F07, F30)', async () => {
  stub.otherwise(json([row]));
  const answer = await callProxy('listModules', { headers: { cookie } });
  expect([answer.status, await answer.json()]).toEqual([200, [row]]);
});
