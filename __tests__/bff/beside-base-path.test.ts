import type { IncomingMessage, ServerResponse } from 'node:http';

type Listener = (started: { readonly request: IncomingMessage; readonly response: ServerResponse }) => void;

const listeners: Listener[] = [];
jest.mock('@/lib/process/request-start', () => ({ onRequestStart: (listener: Listener) => listeners.push(listener) }));

beforeAll(async () => {
  process.env.NEXT_PUBLIC_BASE_PATH = '/hr';
  (await import('@/lib/security/reject-malformed-requests')).rejectMalformedRequests();
});

/** What the framework is asked for when this is sent, exactly as it is written. */
function askedFor(url: string): string | undefined {
  const request = { method: 'GET', url, headersDistinct: {} } as IncomingMessage;
  const response = { setHeader: () => undefined } as unknown as ServerResponse;
  for (const listener of listeners) listener({ request, response });
  return request.url;
}

test.each(['/hr', '/hr/', '/hr?lang=de', '/hr/home/dashboard', '/hr/api/health/live'])(
  'below a base path %s goes on',
  (path) => {
    expect(askedFor(path)).toBe(path);
  },
);

// The framework decodes them, and would answer with redirects that leave the base path.
test.each(['/', '/home/dashboard', '/hrx', '/HR/home', '/%68r/home/dashboard', '/hr%2fhome/dashboard', '//hr/home'])(
  'below a base path nothing is at %s (T15)',
  (path) => {
    expect(askedFor(path)).toBe('/hr/api/refused?place');
  },
);
