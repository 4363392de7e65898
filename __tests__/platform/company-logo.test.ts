import { readFileSync } from 'node:fs';
import { companyLogoOf, fitLogo } from '@/lib/contract/platform/company-logo';

const png = readFileSync('public/icons/192.png');
const jpeg = Buffer.from(
  'ffd8ffe000104a46494600010100000100010000ffc0000b080014002801011100ffda0008010100003f00d2cfffd9'.replace(/\s/g, ''),
  'hex',
);
const wide = Buffer.from(png);
wide.writeUInt32BE(1_001, 16);

test('a PNG and a JPEG are known by their bytes, with their size', () => {
  expect(companyLogoOf(png)).toMatchObject({ type: 'image/png', width: 192, height: 192 });
  expect(companyLogoOf(jpeg)).toMatchObject({ type: 'image/jpeg', width: 40, height: 20 });
});

test.each([
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'PNG or JPEG'],
  ['a page', Buffer.from('<!doctype html><title>PNG</title><p>and more than enough text'), 'PNG or JPEG'],
  ['a PNG with a page behind it', Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]), 'PNG or JPEG'],
  ['a JPEG without a size', Buffer.concat([jpeg.subarray(0, 20), Buffer.alloc(20), jpeg.subarray(-2)]), 'PNG or JPEG'],
  ['nothing', Buffer.alloc(0), 'PNG or JPEG'],
  ['a file of more than 200,000 bytes', Buffer.concat([png, Buffer.alloc(200_000)]), '200000 bytes'],
  ['a picture of more than 1,000 pixels', wide, '1000 pixels'],
])('%s is refused as a logo', (_, bytes, reason) => expect(() => companyLogoOf(bytes)).toThrow(reason));

test.each([
  [
    { width: 400, height: 100 },
    { width: 120, height: 30 },
  ],
  [
    { width: 1000, height: 100 },
    { width: 120, height: 12 },
  ],
  [
    { width: 15, height: 15 },
    { width: 30, height: 30 },
  ],
])('a logo of %j stands as %j', (size, shown) => expect(fitLogo(size, { width: 120, height: 30 })).toEqual(shown));
