import type { Grant } from '@/lib/contract/access/role-access/shapes';
import type { Translate } from '@/lib/i18n/message-key';

/** Over whom a role is held, in words: the unit by its name. */
export const scopeText = (
  t: Translate<'role-access'>,
  { Scope, UnitName }: Pick<Grant, 'Scope' | 'UnitName'>,
): string => (Scope === 'unit' ? UnitName : t(`scopes.${Scope}`));
