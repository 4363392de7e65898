import type { RuleTextContext } from '@/components/time/leave/setup/sentences/rule-text-context';
import { amountText } from '@/components/time/leave/amount-text';
import { formatMessage, type Values } from '@/lib/i18n/format-message';
import type { Namespace, Translate } from '@/lib/i18n/message-key';
import type { Language } from '@/lib/contract/platform/languages';
import { loadMessages } from '@/lib/i18n/messages';

/** The texts of the product in a language, as components get them. */
export async function textsIn<Of extends Namespace>(language: Language, namespace: Of): Promise<Translate<Of>> {
  const messages = (await loadMessages(language)) as unknown;
  return (key, values?: Values) => {
    const path = `${namespace}.${key}`.split('.');
    const text = path.reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], messages);
    return formatMessage(String(text), values ?? {}, language);
  };
}

export const audience = {
  Units: [
    { Code: 'all', Name: 'Tarnbrook', Depth: 0 },
    { Code: 'sales', Name: 'Sales', Depth: 1 },
  ],
  Locations: ['Munich', 'Lyon', 'Osaka', 'Pune', 'Boston', 'Manchester', 'Shanghai'].map((Name) => ({
    Code: Name.toLowerCase(),
    Name,
  })),
};

export async function contextIn(language: Language): Promise<RuleTextContext> {
  const leave = await textsIn(language, 'leave');
  return {
    t: await textsIn(language, 'leave-setup.rule'),
    language,
    audience,
    amount: (amount) => amountText(leave, amount),
  };
}
