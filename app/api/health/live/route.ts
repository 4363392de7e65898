import { jsonAnswer } from '@/lib/bff/answer';

export const dynamic = 'force-dynamic';

/** Whether this process answers at all. */
export function GET(): Response {
  return jsonAnswer({ status: 'live' }, crypto.randomUUID());
}
