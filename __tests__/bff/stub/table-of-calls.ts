import { calls, type CallName } from '@/lib/contract/all';
import type { Call } from '@/lib/contract/call';

/** The table as data, for tests that go over every call, also those that are added later. */
export const everyCall = Object.entries(calls) as [CallName, Call][];
export const browserCalls = everyCall.filter(([, { reach }]) => reach === 'browser');
export const serverCalls = everyCall.filter(([, { reach }]) => reach === 'server');

const ONE_FILE = '--edge\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\na,b\r\n--edge--\r\n';

/** The fields of a request where the call proxy looks for them: in the query of a file's call, else in the body. */
export function requestFields({ kind }: Call, fields: object = {}) {
  if (kind === 'json') return { body: JSON.stringify(fields) };
  return { query: fields as Record<string, string>, ...(kind === 'upload' && { body: ONE_FILE }) };
}

/** The HTTP method of a call at the call proxy. */
export const proxyMethod = ({ kind }: Call) => (kind === 'download' ? 'GET' : 'POST');
