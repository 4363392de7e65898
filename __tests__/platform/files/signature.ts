import { createHash, createHmac } from 'node:crypto';

interface Signed {
  readonly method: string;
  /** As it was sent, encoded. */
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly payloadHash: string;
}

export interface AwsKey {
  readonly keyId: string;
  readonly secret: string;
  readonly region: string;
  readonly service: string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();

/** The signature that AWS Signature Version 4 prescribes for a request with these signed headers, hexadecimal. */
export function signatureOf(
  { method, path, query, headers, payloadHash }: Signed,
  names: readonly string[],
  key: AwsKey,
): string {
  const sorted = query.split('&').filter(Boolean).sort().join('&');
  const lines = names.map((name) => `${name}:${(headers[name] ?? '').trim().replace(/ +/g, ' ')}\n`).join('');
  const canonical = [method, path, sorted, lines, names.join(';'), payloadHash].join('\n');
  const time = headers['x-amz-date'] ?? '';
  const scope = [time.slice(0, 8), key.region, key.service, 'aws4_request'];
  const toSign = ['AWS4-HMAC-SHA256', time, scope.join('/'), sha256(canonical)].join('\n');
  const signing = scope.reduce<Buffer | string>((last, part) => hmac(last, part), `AWS4${key.secret}`);
  return createHmac('sha256', signing).update(toSign).digest('hex');
}
