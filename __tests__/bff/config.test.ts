import { contentSecurityPolicy } from '@/lib/security/content-security-policy';
import { hrApiBase, parseConfigFile } from '@/lib/config';
import { colorsOf, contrastOf } from '@/lib/contract/platform/accent-colors';

test('missing settings get the defaults of the specification (CFG-01 to CFG-09, CONN-03)', () => {
  expect(parseConfigFile('{}')).toMatchObject({
    t: 'Humming bird',
    v: 'api4',
    ss: '',
    l: 150,
    vi: '0.0.13',
    slow: 100,
  });
});

test.each(['javascript:alert(1)', '//evil.example', 'ftp://x', '/logout', 'not an address'])(
  'an address to sign in outside that is none, %s, is refused by the name of its field (T60)',
  (ss) =>
    expect(() => parseConfigFile(JSON.stringify({ ss }))).toThrow(/^ss: must be empty, or an http or https address$/),
);

test('only https origins may be framed, and only they join the policy (FVIEW-15)', () => {
  const frames = ['https://learn.example.com', 'https://video.example.com:8443'];
  expect(parseConfigFile(JSON.stringify({ frames })).frames).toEqual(frames);
  const framesOf = (policy: string) => policy.split('; ').find((directive) => directive.startsWith('frame-src'));
  expect(framesOf(contentSecurityPolicy('n', { frames }))).toBe(`frame-src 'self' blob: ${frames.join(' ')}`);
  expect(framesOf(contentSecurityPolicy('n', { frames: parseConfigFile('{}').frames }))).toBe("frame-src 'self' blob:");
});

test.each([
  'http://x.example',
  'https://x.example/',
  'https://x.example/a',
  'https://*',
  "https://x; script-src 'self'",
  '*',
  '',
])('a host to frame that is none, %j, is refused by the name of its field', (host) =>
  expect(() => parseConfigFile(JSON.stringify({ frames: [host] }))).toThrow(/^frames\.0: must be like/),
);

test('every wrong field of the file is named in one line (F30)', () => {
  const read = () => parseConfigFile('{"t": 1, "l": 0}');
  expect(read).toThrow(/t: .*; l: /);
  expect(read).not.toThrow(/\n/);
});

test.each([
  ['https://hr.example.com', 'api4', 'https://hr.example.com/api4/'],
  ['https://hr.example.com/', 'api4', 'https://hr.example.com/api4/'],
  ['https://hr.example.com/api4', 'api4', 'https://hr.example.com/api4/'],
  ['https://hr.example.com/API3/', 'api4', 'https://hr.example.com/API3/'],
  ['https://hr.example.com/hr', '', 'https://hr.example.com/hr/'],
])('the HR API at %s with the version %j is reached at %s (SCON-40)', (address, version, base) => {
  expect(hrApiBase(address, version)).toBe(base);
});

test.each([
  ['#808080', /^accent: text cannot be read on this colour/],
  ['red', /^accent: must be a colour like #1bc5bd$/],
])('a company colour %s is refused with the reason', (accent, reason) =>
  expect(() => parseConfigFile(JSON.stringify({ accent }))).toThrow(reason),
);

test.each([
  ['#1bc5bd', '#062b2a'],
  ['#7a1fa2', '#ffffff'],
  ['#ffe600', '#062b2a'],
])('text on and in the company colour %s can be read', (accent, ink) => {
  const colors = colorsOf(parseConfigFile(JSON.stringify({ accent })).accent!)!;
  expect(colors.ink).toBe(ink);
  expect(contrastOf(colors.text[0], '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrastOf(colors.text[1], '#121b1e')).toBeGreaterThanOrEqual(4.5);
});
