import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

const server = createServer((asked, answer) => answer.end(asked.url));

beforeAll(async () => {
  process.env.NEXT_PUBLIC_BASE_PATH = '/hr';
  const { rejectMalformedRequests } = await import('@/lib/security/reject-malformed-requests');
  rejectMalformedRequests();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** What the framework is asked for when this is sent, exactly as it is written. */
const askedFor = (path: string) =>
  new Promise<string>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ host: '127.0.0.1', port, path }, (answer) => {
      let body = '';
      answer.on('data', (chunk: Buffer) => (body += chunk.toString()));
      answer.on('end', () => resolve(body));
    })
      .on('error', reject)
      .end();
  });

test.each(['/hr', '/hr/', '/hr?lang=de', '/hr/home/dashboard', '/hr/api/health/live'])(
  'below a base path %s goes on',
  async (path) => {
    expect(await askedFor(path)).toBe(path);
  },
);

// The framework decodes them, and would answer with redirects that leave the base path.
test.each(['/', '/home/dashboard', '/hrx', '/HR/home', '/%68r/home/dashboard', '/hr%2fhome/dashboard', '//hr/home'])(
  'below a base path nothing is at %s (T15)',
  async (path) => {
    expect(await askedFor(path)).toBe('/hr/api/refused?place');
  },
);
