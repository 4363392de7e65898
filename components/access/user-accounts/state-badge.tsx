import type { ComponentProps } from 'react';
import { Badge } from '@/components/ui/badge';
import type { AccountState } from '@/lib/contract/access/user-accounts/account-states';
import { useMessages } from '@/lib/i18n/use-messages';

const TONES: Record<AccountState, ComponentProps<typeof Badge>['tone']> = {
  active: 'success',
  paused: 'warning',
  invited: 'accent',
  new: 'neutral',
  'no-employment': 'neutral',
  disabled: 'danger',
};

/** What an account is in, in a word. */
export function StateBadge({ state }: { readonly state: AccountState }) {
  const t = useMessages('user-accounts');
  return <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>;
}
