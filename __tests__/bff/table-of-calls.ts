import { calls, type CallName } from '@/lib/contract/all';
import type { Call } from '@/lib/contract/call';

/** The table as data, for tests that go over every call, also those that are added later. */
export const everyCall = Object.entries(calls) as [CallName, Call][];
export const browserCalls = everyCall.filter(([, { reach }]) => reach === 'browser');
export const serverCalls = everyCall.filter(([, { reach }]) => reach === 'server');

/** The fields of a request where the door looks for them: in the query of a download, else in the body. */
export const requestFields = ({ kind }: Call, fields: object = {}) =>
  kind === 'download' ? { query: fields as Record<string, string> } : { body: JSON.stringify(fields) };

/** The method under which the door offers a call. */
export const doorMethod = ({ kind }: Call) => (kind === 'download' ? 'GET' : 'POST');
