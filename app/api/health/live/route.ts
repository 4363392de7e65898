import { jsonAnswer } from '@/lib/bff/call/answer';
import { allButGet } from '@/lib/bff/call/other-methods';

export const dynamic = 'force-dynamic';

/** Whether this process answers at all. */
export function GET(): Response {
  return jsonAnswer({ status: 'live' }, crypto.randomUUID());
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allButGet;
