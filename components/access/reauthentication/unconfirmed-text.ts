import type { Unconfirmed } from '@/lib/confirmed-address';
import type { Translate } from '@/lib/i18n/message-key';

/** Why the provider's word has confirmed nothing. */
export function unconfirmedText(why: Unconfirmed, provider: string, t: Translate<'reauthentication'>): string {
  switch (why) {
    case 'time-missing':
      return t('timeMissing', { provider });
    case 'time-old':
      return t('timeOld', { provider });
    case 'other-identity':
      return t('otherIdentity');
    case 'declined':
      return t('declined', { provider });
    case 'failed':
      return t('failed', { provider });
  }
}
