import { signFrameOf } from '@/lib/signing/sign-frame';

const conduct = {
  IsPdf: true,
  IsPlaceholderPdf: false,
  IsSignedLetter: false,
  AutoSign: false,
  DocumentCode: 'sealed-code',
  UserId: 'person/../1',
};
const surroundings = {
  signingOrigin: 'https://sign.example.com',
  portalOrigin: 'https://hr.example.com',
  language: 'de',
  theme: 'system',
} as const;
const frameOf = (changed: Partial<typeof conduct>, around: object = {}) =>
  signFrameOf({ ...conduct, ...changed }, { ...surroundings, ...around });

test.each([
  ['a PDF with a place for it', { IsPlaceholderPdf: true }, 'epdf-esign', 'T', 1200, true],
  ['a letter', { IsSignedLetter: true }, 'eletterpdf-esign', 'T', 970, true],
  ['one press', { IsPlaceholderPdf: true, AutoSign: true }, 'new-esign/employee', 'A', 970, true],
  ['a PDF to be read', {}, 'pdf-esign', 'T', 970, false],
])('%s stands at its own path and height (COC-15, COC-16, COC-39 to COC-42, SOPQ-27, SOPQ-28)', (...row) => {
  const [, changed, path, flag, height, isToSign] = row;
  const frame = frameOf(changed);
  expect(frame).toMatchObject({ height, isToSign, origin: 'https://sign.example.com' });
  const { origin, pathname, searchParams } = new URL(frame!.address);
  expect(origin).toBe('https://sign.example.com');
  expect(Object.fromEntries(searchParams)).toEqual({ auto: flag, lang: 'de' });
  const parts = pathname.slice(path.length + 2).split('/');
  expect(pathname.startsWith(`/${path}/`)).toBe(true);
  expect(parts.slice(0, 2).map((part) => Buffer.from(part, 'base64url').toString())).toEqual([
    'https://hr.example.com',
    'person/../1',
  ]);
  expect(parts.slice(2)).toEqual(['sealed-code']);
});

test('a code cannot leave its place in the address (T75)', () => {
  const frame = frameOf({ DocumentCode: '../../evil?x=//evil.example#' });
  expect(frame!.address).toContain('..%2F..%2Fevil%3Fx%3D%2F%2Fevil.example%23');
});

test('there is no frame without a host, a document or its code', () => {
  expect(frameOf({}, { signingOrigin: null })).toBeNull();
  expect(frameOf({ IsPdf: false })).toBeNull();
  expect(frameOf({ DocumentCode: '' })).toBeNull();
});

test('the frame has the colours that the person chose', () => {
  expect(frameOf({}, { theme: 'dark' })!.address).toMatch(/&theme=dark$/);
});
