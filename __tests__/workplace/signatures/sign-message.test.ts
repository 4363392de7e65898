import { readSignMessage } from '@/lib/signing/sign-message';

const ORIGIN = 'https://sign.example.com';
const frame = { name: 'the frame' };
const CODE = 'abcdefghijklmnopqrstuv';
const good = { origin: ORIGIN, source: frame as unknown, data: { DocumentCode: CODE } as unknown };
const read = (changed: Partial<typeof good>) => readSignMessage({ ...good, ...changed }, { origin: ORIGIN, frame });

test('only messages of our frame are accepted: code, none, ready (COC-18)', () => {
  expect(read({})).toEqual({ kind: 'signature', code: CODE });
  expect(read({ data: { DocumentCode: '' } })).toEqual({ kind: 'signature', code: '' });
  expect(read({ data: { ready: true } })).toEqual({ kind: 'ready' });
});

test.each<[string, Partial<typeof good>]>([
  ['another origin', { origin: 'https://evil.example' }],
  ['a sandboxed frame without an origin', { origin: 'null' }],
  ['an origin that begins alike', { origin: `${ORIGIN}.evil.example` }],
  ['the same host without encryption', { origin: 'http://sign.example.com' }],
  ['another port', { origin: `${ORIGIN}:8443` }],
  ['our own origin', { origin: 'https://hr.example.com' }],
  ['another window of the right origin', { source: { name: 'another frame' } }],
  ['no window', { source: null }],
  ['a list', { data: [CODE] }],
  ['a text', { data: `<b>${CODE}</b>` }],
  ['nothing', { data: null }],
  ['an empty object', { data: {} }],
  ['more than was asked', { data: { DocumentCode: CODE, admin: true } }],
  ['markup as a code', { data: { DocumentCode: '<img src=x onerror=alert(1)>' } }],
  ['a code of a megabyte', { data: { DocumentCode: 'a'.repeat(1_000_000) } }],
  ['a code that is no text', { data: { DocumentCode: { toString: () => CODE } } }],
  ['keys of the prototype', { data: JSON.parse(`{"__proto__": {"DocumentCode": "${CODE}"}}`) as unknown }],
  ['an object of another kind', { data: Object.assign(Object.create({ DocumentCode: CODE }), {}) as unknown }],
  ['readiness that is none', { data: { ready: 'yes' } }],
])('a message from %s is ignored (T76)', (_, changed) => {
  expect(read(changed)).toBeNull();
});

test('a message that comes before the frame was opened is ignored (T76)', () => {
  expect(readSignMessage({ ...good, source: null }, { origin: ORIGIN, frame: null })).toBeNull();
});
