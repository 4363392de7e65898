import { nameFor } from '@/components/platform/lookups/lookup-row';
import type { Language } from '@/lib/contract/platform/languages';
import type { LeaveType } from '@/lib/contract/time/leave/leave-setup';

/** What a type is called; empty for one that is there no more. */
export function typeNameOf(types: readonly LeaveType[], code: number, language: Language): string {
  const type = types.find(({ TypeCode }) => TypeCode === code);
  return type ? nameFor(type.Names, language) : '';
}
