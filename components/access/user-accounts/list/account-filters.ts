import type { Filter } from '@/components/ui/filter/filter';
import { ACCOUNT_METHODS, ACCOUNT_STATES } from '@/lib/contract/access/user-accounts/account-states';
import type { Translate } from '@/lib/i18n/message-key';

/** What the list can be narrowed to. */
export const accountFilters = (t: Translate<'user-accounts'>): readonly Filter[] => [
  {
    id: 'state',
    title: t('state'),
    type: 1,
    options: ACCOUNT_STATES.map((value) => ({ value, text: t(`states.${value}`) })),
  },
  {
    id: 'method',
    title: t('methodsTitle'),
    type: 1,
    options: [...ACCOUNT_METHODS, 'none' as const].map((value) => ({ value, text: t(`methods.${value}`) })),
  },
];
