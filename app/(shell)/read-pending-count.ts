import { cache } from 'react';
import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import type { ReplyFor } from '@/lib/contract/all';

type EmployeeInfo = ReplyFor<'getEmployeeInfo'>[number];

const readCount = cache(() => tryCallHr('getNotificationCount', {}));

/** FEAT-10: how much waits to be read, read once for bell and tab; null for whom there is neither. */
export async function readPendingCount(info: EmployeeInfo | null): Promise<number | null> {
  if (!info || info.TypeOfUser === 'V') return null;
  return (await readCount())?.HeadNotificationCount ?? 0;
}
