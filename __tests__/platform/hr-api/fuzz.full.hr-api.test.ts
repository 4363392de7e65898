import type { LightMyRequestResponse } from 'fastify';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { calls } from '../../../lib/contract/all';
import { errorReplySchema } from '../../../lib/contract/platform/errors';
import { startRolledBackApp, type RolledBackApp } from './access-matrix/rolled-back-app';
import { send } from './access-matrix/send';
import { HONEST, hostileValues } from './fuzz/hostile-values';
import { operationsOf, type Operation } from './fuzz/operations';
import { isFreeText, jsonWith, positionsOf, requestWith, type Position } from './fuzz/positions';
import { keyFor } from './harness/portal-side';

/** Which of all values are tried beside those that always are. Give the one of a failure to see it again. */
const SEED = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));
const SECONDS = 60;
const PATIENCE_MS = 5_000;

let hr: RolledBackApp;
let operations: Operation[];
beforeAll(async () => {
  hr = await startRolledBackApp();
  operations = await operationsOf(hr);
}, 120_000);
afterAll(() => hr.stop());

interface Trial {
  readonly operation: Operation;
  readonly position: Position;
  readonly json: string;
}

const trials = () =>
  operations.flatMap((operation) =>
    positionsOf(operation.shape).flatMap((position) =>
      hostileValues(position, operation.isInBody).map((value) => ({ operation, position, ...value })),
    ),
  );

/** The order of a seed: mulberry32. */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return items
    .map((item) => ({ item, at: next() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

const answerTo = ({ operation: { name, isInBody, request, token }, position, json }: Trial) => {
  const sent = isInBody ? jsonWith(request, position, json) : requestWith(request, position, JSON.parse(json));
  return hr.rolledBack(() => Promise.race([send(hr, name, sent, token), wait(PATIENCE_MS, null, { ref: false })]));
};

/** What is wrong with an answer; null for a good one. */
function faultOf({ operation, position }: Trial, response: LightMyRequestResponse | null): string | null {
  if (!response) return 'no answer';
  if (response.statusCode === 200) return null;
  if (response.statusCode >= 500) return `${response.statusCode} ${response.body}`;
  const refusal = errorReplySchema.safeParse(JSON.parse(response.body));
  if (!refusal.success) return `a refusal of another shape: ${response.body}`;
  const { code, issues = [] } = refusal.data;
  if (code !== 'invalid') return null;
  const fields = new Set([position.path[0], ...Object.keys(operation.shape.properties ?? {})]);
  const isNamed = issues.length > 0 && issues.every(({ path }) => path === '' || fields.has(path.split('.')[0]));
  return isNamed ? null : `no field is named: ${response.body}`;
}

test('the HR API takes whatever stands in a field, or says what is wrong (T17, F30)', async () => {
  const all = trials();
  const end = Date.now() + SECONDS * 1_000;
  const failures: string[] = [];
  const attempt = async (trial: Trial) => {
    const fault = faultOf(trial, await answerTo(trial));
    const { operation, position, json } = trial;
    if (fault) failures.push(`${operation.name}, ${position.path.join('.')}, ${json.slice(0, 60)}: ${fault}`);
  };
  for (const trial of all.filter(({ isAlways }) => isAlways)) await attempt(trial);
  for (const trial of shuffled(
    all.filter(({ isAlways }) => !isAlways),
    SEED,
  )) {
    if (Date.now() > end) break;
    await attempt(trial);
  }
  expect(all.length).toBeGreaterThan(10_000);
  expect({ FUZZ_SEED: SEED, failures }).toEqual({ FUZZ_SEED: SEED, failures: [] });
}, 300_000);

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

/** As somebody reads it: some texts are HTML. */
const asRead = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');

/** Every text of a write's own reply, and of what the same person can read of the same capability afterwards. */
async function readBack({ name, token }: Operation, reply: string): Promise<string[]> {
  const folder = (path: string) => path.toLowerCase().split('/').slice(0, 3).join('/');
  const reads = operations.filter(
    (one) =>
      calls[one.name].effect === 'read' &&
      calls[one.name].kind === 'json' &&
      folder(calls[one.name].path) === folder(calls[name].path),
  );
  const replies = [reply];
  for (const read of reads) {
    const { statusCode, body } = await send(hr, read.name, read.request, token);
    if (statusCode === 200) replies.push(body);
  }
  return replies.flatMap((body) => textsIn(JSON.parse(body)).map(asRead));
}

test('an unusual text that is taken comes back as it was given (T17)', async () => {
  const changed: string[] = [];
  const found: string[] = [];
  const writes = operations.filter(({ name, isInBody }) => isInBody && calls[name].effect === 'write');
  for (const operation of writes)
    for (const position of positionsOf(operation.shape).filter(isFreeText)) {
      const { maxLength = Infinity } = position.shape;
      const text = HONEST.length <= maxLength ? HONEST : 'Zq7 é 👍 7qZ'.slice(0, maxLength);
      const texts = await hr.rolledBack(async () => {
        const sent = requestWith(operation.request, position, text);
        const { statusCode, body } = await send(hr, operation.name, sent, operation.token);
        return statusCode === 200 ? readBack(operation, body) : [];
      });
      const place = `${operation.name}, ${position.path.join('.')}`;
      for (const one of texts.filter((each) => each.includes('Zq7'))) {
        if (one.includes(text)) found.push(place);
        else changed.push(`${place}: ${one}`);
      }
    }
  expect(changed).toEqual([]);
  expect(new Set(found).size).toBeGreaterThan(14);
}, 120_000);

describe('on a real connection', () => {
  let port: number;
  beforeAll(async () => {
    await hr.app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = hr.app.server.address() as AddressInfo);
  });

  /** Sends bytes just as they are, and answers the first line that comes back. */
  const say = (head: string) =>
    new Promise<string>((resolve, reject) => {
      let received = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(`${head}\r\n\r\n`, 'latin1')));
      socket.setTimeout(PATIENCE_MS, () =>
        socket.destroy(new Error(`no answer to ${JSON.stringify(head.slice(0, 80))}`)),
      );
      socket.on('data', (bytes) => (received += String(bytes)));
      socket.on('close', () => resolve(received.split('\r\n')[0] ?? ''));
      socket.on('error', reject);
    });

  const HEADERS = [
    'accept-language',
    'authorization',
    'content-type',
    'idempotency-key',
    'x-hr-key',
    'x-request-id',
    'x-client-address',
    'cookie',
    'host',
    'expect',
  ];
  const VALUES = [
    '',
    '\0',
    '\x01\x1b\x7f',
    '\xff\xfe',
    '\r',
    '\n',
    ',,,,;q=;=',
    '"',
    '__proto__',
    '*'.repeat(3_000),
    'x'.repeat(40_000),
    'Bearer ',
  ];
  const QUERIES = [
    '%00',
    '%ff%fe',
    '%',
    '%zz',
    'a[b][c]=1',
    'empid=a&empid=b',
    '__proto__[a]=1',
    'constructor=1',
    `empid=${'x'.repeat(12_000)}`,
    'empid=%ed%a0%bd',
  ];

  const headOf = ({ path, method }: { path: string; method: string }, query = '', header = '') =>
    `${method} /${path}${query} HTTP/1.1\r\n${header.startsWith('host') ? '' : 'host: x\r\n'}connection: close\r\nx-hr-key: ${keyFor({ path, method }, hr.clock.now)}${header && `\r\n${header}`}`;

  test('no header and no query leaves a request without an answer (T13, T17)', async () => {
    const { getUserPhoto, getUser, listMenu } = calls;
    const heads = [getUserPhoto, getUser, listMenu].flatMap((call) => [
      ...HEADERS.flatMap((name) => VALUES.map((value) => headOf(call, '', `${name}: ${value}`))),
      ...QUERIES.map((query) => headOf(call, `?${query}`)),
    ]);
    const answers = await Promise.all(heads.map(async (head) => [head.slice(0, 200), await say(head)] as const));
    expect(answers.filter(([, line]) => !/^HTTP\/1\.1 (?:200|4\d\d) /.test(line))).toEqual([]);
  });
});
