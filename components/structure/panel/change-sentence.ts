import type { UnitChange } from '@/lib/contract/structure/units';
import type { Translate } from '@/lib/i18n/message-key';

/** What a change says, in one sentence. */
export function changeSentence(t: Translate<'structure'>, change: UnitChange): string {
  const { Kind, Before: before, After: after, Target: target, People: count, Unit } = change;
  const unit = Unit.Name;
  switch (Kind) {
    case 'create':
      return t('sentences.create', { unit, after });
    case 'rename':
      return before === after ? t('sentences.renameElsewhere', { unit }) : t('sentences.rename', { before, after });
    case 'head':
      if (after === '') return t('sentences.headless', { unit, before });
      return before === '' ? t('sentences.firstHead', { unit, after }) : t('sentences.head', { unit, before, after });
    case 'move':
      return t('sentences.move', { unit, before, after });
    case 'merge':
      return t('sentences.merge', { unit, target, count });
    default:
      return target === '' ? t('sentences.close', { unit }) : t('sentences.closeTo', { unit, target, count });
  }
}
