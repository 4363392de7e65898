import { mutate } from 'swr';
import type { CallName } from '@/lib/contract/all';
import { refreshLeave } from '../refresh-leave';

const READS: ReadonlySet<unknown> = new Set<CallName>(['getCompOff', 'previewCompOffClaim']);

/** Reads anew what is shown of claims, and of the leave that they are credited to, after something of them was changed. */
export const refreshCompOff = async () => {
  await Promise.all([mutate((key) => Array.isArray(key) && READS.has(key[0])), refreshLeave()]);
};
