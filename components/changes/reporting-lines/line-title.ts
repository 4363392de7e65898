import type { Translate } from '@/lib/i18n/message-key';
import type { LineKind } from './manager-values';

/** What the form of a line is called. */
export function lineTitle(t: Translate<'changes.lines'>, kind: LineKind, isNew: boolean): string {
  if (kind === 'manager') return isNew ? t('add') : t('edit');
  return isNew ? t('addAdmin') : t('editAdmin');
}
