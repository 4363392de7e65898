import { useMemo } from 'react';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { amountText } from '../../amount-text';
import type { Audience, RuleWords } from './rule-words';

/** By what rules are said here. */
export function useRuleWords(audience: Audience): RuleWords {
  const t = useMessages('leave-setup.rule');
  const tLeave = useMessages('leave');
  const language = useLanguage();
  return useMemo(
    () => ({ t, language, audience, amount: (amount: number) => amountText(tLeave, amount) }),
    [t, tLeave, language, audience],
  );
}
