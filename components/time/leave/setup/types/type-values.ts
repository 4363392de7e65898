import { languages } from '@/lib/contract/platform/languages';
import type { LookupNames } from '@/lib/contract/platform/lookups/lookup-shape';
import type { LeaveType } from '@/lib/contract/time/leave/leave-setup';

export type TypeValues = Omit<LeaveType, 'Rules'>;

/** A type that is there, or a new one. */
export function typeValues(type: LeaveType | null): TypeValues {
  if (!type)
    return {
      TypeCode: 0,
      Names: Object.fromEntries(languages.map((language) => [language, ''])) as LookupNames,
      ...{ IsActive: true, IsPaid: true, IsPrivate: false },
    };
  const { TypeCode, Names, IsActive, IsPaid, IsPrivate } = type;
  return { TypeCode, Names, IsActive, IsPaid, IsPrivate };
}

export const isNamed = ({ Names }: TypeValues): boolean => languages.some((language) => Names[language].trim() !== '');
