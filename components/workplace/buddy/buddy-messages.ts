import type { Walk } from '@/components/ui/walkthrough/walk';
import type { Translate } from '@/lib/i18n/message-key';

/** What a walkthrough says beside its steps. */
export function walkMessagesOf(t: Translate<'buddy'>): Walk['words'] {
  return {
    next: t('next'),
    back: t('back'),
    finish: t('finish'),
    end: t('end'),
    stepOf: (step, steps) => t('stepOf', { step, steps }),
    leftOut: (count) => t('leftOut', { count }),
    rest: t('rest'),
    loading: t('loading'),
  };
}
