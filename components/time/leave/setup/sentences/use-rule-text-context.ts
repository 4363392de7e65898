import { useMemo } from 'react';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { amountText } from '../../amount-text';
import type { Audience, RuleTextContext } from './rule-text-context';

/** By what rules are said here. */
export function useRuleTextContext(audience: Audience): RuleTextContext {
  const t = useMessages('leave-setup.rule');
  const tLeave = useMessages('leave');
  const language = useLanguage();
  return useMemo(
    () => ({ t, language, audience, amount: (amount: number) => amountText(tLeave, amount) }),
    [t, tLeave, language, audience],
  );
}
