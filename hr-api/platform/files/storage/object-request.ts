import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import { AwsV4Signer } from 'aws4fetch';
import type { Draft } from './draft';
import { FileStoreError } from './file-storage';

/** An S3-compatible store, addressed by path. */
export interface ObjectStore {
  /** Of the store, without the bucket. */
  readonly endpoint: string;
  readonly bucket: string;
  /** What all keys begin with: empty, or words that end in a slash. */
  readonly prefix: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
}

interface ObjectRequest {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  /** Below the bucket; empty for the bucket itself. */
  readonly key: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly file?: Draft;
}

/** Milliseconds in which nothing moves before a request counts as lost. */
const IDLE_TIMEOUT_MS = 30_000;

const EMPTY_SHA256 = createHash('sha256').digest('hex');

/** Sends a signed request (AWS Signature Version 4) and answers the response of a success, its body unread. */
export async function requestObject(store: ObjectStore, request: ObjectRequest): Promise<IncomingMessage> {
  const { method, file } = request;
  try {
    const signed = await sign(store, request, new Date());
    const answer = await send(signed, method, file);
    const status = answer.statusCode ?? 0;
    if (status >= 200 && status < 300) return answer;
    const code = /<Code>(\w{1,60})<\/Code>/.exec(await text(answer))?.[1] ?? '';
    throw new FileStoreError(`The file store answered ${method} with ${status} ${code}`.trim());
  } catch (error) {
    if (error instanceof FileStoreError) throw error;
    throw new FileStoreError(`The file store did not answer ${method}`, { cause: error });
  }
}

/** The address and headers of a request, as its time and key sign it. */
async function sign({ endpoint, bucket, region, keyId, secret }: ObjectStore, request: ObjectRequest, at: Date) {
  const path = [bucket, ...request.key.split('/')].map(encodeURIComponent).join('/');
  const query = Object.entries(request.query ?? {}).map((pair) => pair.map(encodeURIComponent).join('='));
  const url = `${endpoint.replace(/\/$/, '')}/${path}${query.length > 0 ? `?${query.join('&')}` : ''}`;
  const signer = new AwsV4Signer({
    method: request.method,
    url,
    headers: { 'x-amz-content-sha256': request.file?.sha256 ?? EMPTY_SHA256 },
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    region,
    datetime: at.toISOString().replace(/[-:]|\.\d{3}/g, ''),
  });
  return signer.sign();
}

async function send(
  { url, headers }: { url: URL; headers: Headers },
  method: string,
  file: Draft | undefined,
): Promise<IncomingMessage> {
  const { request } = url.protocol === 'https:' ? https : http;
  const sent = request(url, {
    method,
    agent: false,
    timeout: IDLE_TIMEOUT_MS,
    headers: { ...Object.fromEntries(headers), 'content-length': file?.size ?? 0 },
  });
  sent.on('timeout', () => sent.destroy(new Error(`nothing moved for ${IDLE_TIMEOUT_MS} ms`)));
  const answer = new Promise<IncomingMessage>((resolve, reject) =>
    sent.once('response', resolve).once('error', reject),
  );
  if (file) pipeline(createReadStream(file.path), sent).catch((error: Error) => sent.destroy(error));
  else sent.end();
  return answer;
}
