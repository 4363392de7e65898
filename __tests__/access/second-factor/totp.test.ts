import { base32 } from '@/hr-api/access/second-factor/app/base32';
import { findStep, stepOf, totpOf } from '@/hr-api/access/second-factor/app/totp';

/** The secret of the vectors of RFC 6238, appendix B. */
const SECRET = Buffer.from('12345678901234567890');

const at = (seconds: number) => new Date(seconds * 1000);

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code at second %p is that of RFC 6238', (seconds, code) => {
  expect(totpOf(SECRET, stepOf(at(seconds)))).toBe(code);
});

test('a code is found in its half minute, the one before and the one after, and in no other', () => {
  const now = at(1_111_111_110);
  const codeOf = (steps: number) => totpOf(SECRET, stepOf(now) + steps);
  expect([-2, -1, 0, 1, 2].map((steps) => findStep(SECRET, codeOf(steps), now))).toEqual([
    null,
    stepOf(now) - 1,
    stepOf(now),
    stepOf(now) + 1,
    null,
  ]);
});

test.each(['', '28708', '2870820', '２８７０８２', '28708a', ' 287082'])('%p is no code', (typed) => {
  expect(findStep(SECRET, typed, at(59))).toBeNull();
});

test('a key is written as RFC 4648 says, without padding', () => {
  const written = ['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => base32(Buffer.from(text)));
  expect(written).toEqual(['', 'MY', 'MZXQ', 'MZXW6', 'MZXW6YQ', 'MZXW6YTB', 'MZXW6YTBOI']);
});
