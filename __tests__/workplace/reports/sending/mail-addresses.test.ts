import { MAX_ADDRESSES, readAddresses } from '@/lib/contract/workplace/reports/sending/mail-addresses';

test('addresses stand between commas or semicolons, and each counts once in any case', () => {
  const read = readAddresses(' Asha@Example.com; b@example.com,asha@example.COM ;; ');
  expect(read).toEqual({ addresses: ['asha@example.com', 'b@example.com'] });
  expect(readAddresses('')).toEqual({ addresses: [] });
});

test.each([
  'a@b.example\r\nBcc: x@y.example',
  'a@b.example\n',
  'a@b.example\u2028',
  'a@b.example\u0000',
  'a\t@b.example',
])('a line break or a control character within %j is refused, whatever stands around it', (text) =>
  expect(readAddresses(text)).toMatchObject({ issue: 'line_break' }),
);

test.each([
  ['a letter that looks like another', 'аsha@example.com'],
  ['a domain that looks like another', 'asha@exаmple.com'],
  ['a full-width sign', 'asha＠example.com'],
  ['a name before it', 'Asha <asha@example.com>'],
  ['two signs', 'asha@b@example.com'],
  ['a host alone', 'asha@localhost'],
  ['nobody', '@example.com'],
  ['a name that is too long', `${'a'.repeat(65)}@example.com`],
])('an address with %s is none', (_what, text) => {
  expect(readAddresses(text)).toEqual({ issue: 'not_an_address', address: text.toLowerCase() });
});

test('more addresses than a schedule has are refused, the same one again is not counted', () => {
  const named = (count: number) => Array.from({ length: count }, (_, at) => `p${at}@example.com`).join(';');
  expect(readAddresses(named(500))).toMatchObject({ issue: 'too_many' });
  expect(readAddresses(named(MAX_ADDRESSES))).toHaveProperty('addresses.length', MAX_ADDRESSES);
  expect(readAddresses('a@example.com,'.repeat(500))).toEqual({ addresses: ['a@example.com'] });
});
