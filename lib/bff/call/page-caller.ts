import 'server-only';
import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import { readCaller, type Caller } from './caller';

/** The caller of the page that is being rendered; read once per request. */
export const pageCaller = cache(async (): Promise<Caller> => {
  const [received, jar] = await Promise.all([headers(), cookies()]);
  return readCaller(
    { headers: received, cookie: (name) => jar.get(name)?.value },
    received.get('x-request-id') ?? undefined,
  );
});
