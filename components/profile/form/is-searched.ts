import type { FieldType } from '@/lib/contract/platform/form/field';
import type { SectionField } from '@/lib/contract/profile/fields';

export const PEOPLE: ReadonlySet<string> = new Set<FieldType>(['locator', 'ilocator', 'memplist']);
export const BRANCH: FieldType = 'banklocator';

/** Whether what a field offers is asked for while one types. */
export const isSearched = ({ type, IsSearched }: Pick<SectionField, 'type' | 'IsSearched'>) =>
  IsSearched || PEOPLE.has(type) || type === BRANCH;
