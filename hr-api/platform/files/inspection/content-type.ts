const SIGNATURES: readonly (readonly [type: string, start: Buffer])[] = [
  ['image/png', Buffer.from('89504e470d0a1a0a', 'hex')],
  ['image/jpeg', Buffer.from('ffd8ff', 'hex')],
  ['image/bmp', Buffer.from('BM')],
  ['application/pdf', Buffer.from('%PDF-')],
];

/** How many first bytes decide. */
export const DECIDING_BYTES = 8;

/** What a file is by its first bytes; anything else is bytes to save, never to show. */
export function contentType(firstBytes: Buffer): string {
  const known = SIGNATURES.find(([, start]) => firstBytes.subarray(0, start.length).equals(start));
  return known?.[0] ?? 'application/octet-stream';
}
