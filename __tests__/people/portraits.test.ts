import { inflateSync } from 'node:zlib';
import { drawPortrait } from '../../hr-api/people/sample/sample-portraits';

const portraits = Array.from({ length: 60 }, (_, seed) => drawPortrait(seed));

test('a portrait is a small PNG of 128 by 128 points', () => {
  for (const portrait of portraits) {
    expect(portrait.length).toBeLessThanOrEqual(6_000);
    expect(portrait.subarray(12, 29).toString('hex')).toBe('49484452' + '00000080' + '00000080' + '0802000000');
    const length = portrait.readUInt32BE(33);
    expect(inflateSync(portrait.subarray(41, 41 + length))).toHaveLength(128 * (1 + 128 * 3));
  }
});

test('people can be told apart, and each keeps their face', () => {
  expect(new Set(portraits.map((portrait) => portrait.toString('base64'))).size).toBeGreaterThanOrEqual(58);
  expect(drawPortrait(7)).toEqual(portraits[7]);
});
