import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import { signatureOf, type AwsKey } from './signature';

/** Facts that AWS publishes: what a request with these parts is signed with. */
interface Vector {
  readonly key: AwsKey;
  readonly datetime: string;
  readonly method: string;
  readonly url: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  readonly signature: string;
}

/** Of the test suite of Signature Version 4. */
const suite = {
  key: {
    keyId: 'AKIDEXAMPLE',
    secret: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
    service: 'service',
  },
  datetime: '20150830T123600Z',
};

/** Of the examples of signing requests to S3. */
const s3 = {
  key: {
    keyId: 'AKIAIOSFODNN7EXAMPLE',
    secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
    service: 's3',
  },
  datetime: '20130524T000000Z',
};
const bucket = 'https://examplebucket.s3.amazonaws.com';

const vectors: readonly (readonly [string, Vector])[] = [
  [
    'get-vanilla',
    {
      ...suite,
      method: 'GET',
      url: 'https://example.amazonaws.com/',
      signature: '5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31',
    },
  ],
  [
    'get-vanilla-query-order-key-case',
    {
      ...suite,
      method: 'GET',
      url: 'https://example.amazonaws.com/?Param2=value2&Param1=value1',
      signature: 'b97d918cfa904a5beff61c982a1b6f458b799221646efd99d3219ec94cdf2500',
    },
  ],
  [
    'post-vanilla',
    {
      ...suite,
      method: 'POST',
      url: 'https://example.amazonaws.com/',
      signature: '5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b',
    },
  ],
  [
    'S3 GET object',
    {
      ...s3,
      method: 'GET',
      url: `${bucket}/test.txt`,
      headers: { range: 'bytes=0-9' },
      signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    },
  ],
  [
    'S3 PUT object',
    {
      ...s3,
      method: 'PUT',
      url: `${bucket}/test%24file.text`,
      headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
      body: 'Welcome to Amazon S3.',
      signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    },
  ],
  [
    'S3 GET bucket lifecycle',
    {
      ...s3,
      method: 'GET',
      url: `${bucket}/?lifecycle`,
      signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
    },
  ],
  [
    'S3 GET bucket (list objects)',
    {
      ...s3,
      method: 'GET',
      url: `${bucket}/?max-keys=2&prefix=J`,
      signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    },
  ],
];

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

test.each(vectors)('%s is signed as published, by what signs our requests', async (_, vector) => {
  const { key, datetime, method, url, headers = {}, body = '' } = vector;
  const isS3 = key.service === 's3';
  const signer = new AwsV4Signer({
    method,
    url,
    headers: { ...headers, ...(isS3 && { 'x-amz-content-sha256': sha256(body) }) },
    body,
    accessKeyId: key.keyId,
    secretAccessKey: key.secret,
    service: key.service,
    region: key.region,
    datetime,
    allHeaders: true,
  });
  const signed = await signer.sign();
  expect(signed.headers.get('authorization')).toMatch(new RegExp(`Signature=${vector.signature}$`));
});

test.each(vectors)('%s is signed as published, by what the stub checks with', (_, vector) => {
  const { key, datetime, method, url, headers = {}, body = '' } = vector;
  const { host, pathname, search } = new URL(url);
  const payloadHash = sha256(body);
  const all: Record<string, string> = {
    host,
    'x-amz-date': datetime,
    ...headers,
    ...(key.service === 's3' && { 'x-amz-content-sha256': payloadHash }),
  };
  const query = search === '?lifecycle' ? 'lifecycle=' : search.slice(1);
  expect(signatureOf({ method, path: pathname, query, headers: all, payloadHash }, Object.keys(all).sort(), key)).toBe(
    vector.signature,
  );
});
