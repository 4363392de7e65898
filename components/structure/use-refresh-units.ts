import { useSWRConfig } from 'swr';
import type { CallName } from '@/lib/contract/all';

const READS: ReadonlySet<CallName> = new Set(['listUnits', 'getUnit', 'listUnitChangesToCome']);

/** Reads anew what is shown of the structure: a change of one unit touches the tree, other units and what is to come. */
export function useRefreshUnits(): () => void {
  const { mutate } = useSWRConfig();
  return () => void mutate((key) => Array.isArray(key) && READS.has(key[0] as CallName));
}
