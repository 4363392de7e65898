import { useCall } from '@/lib/client/call/use-call';
import { useDebounced } from '@/lib/client/use-debounced';
import type { ComboboxOption } from '@/components/ui/form/combobox/combobox-option';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { isSameRecipient, type Recipient } from './recipient';

/** SRCH-05 to SRCH-08: how long nobody types before people are looked for, in milliseconds, and from how many characters on. */
const SEARCH_DELAY_MS = 300;
const MIN_CHARACTERS = 3;

interface FoundRecipient {
  readonly recipient: Recipient;
  readonly option: ComboboxOption;
}

/** Roles and people whose names hold a text, without those who are chosen; and what is said where that is nobody. */
export function useRecipientSearch(text: string, roles: readonly Recipient[], chosen: readonly Recipient[]) {
  const t = useMessages('report-sending');
  const errorText = useErrorText();
  const typed = text.trim();
  const settled = useDebounced(typed, SEARCH_DELAY_MS);
  const isLong = [...typed].length >= MIN_CHARACTERS;
  // Nobody who was found for an earlier text is offered: Enter would pick somebody whom nobody meant.
  const isAsked = isLong && typed === settled;
  const people = useCall('searchEmployees', isAsked ? { SearchText: settled, IsPicker: true } : null, {
    revalidateOnFocus: false,
  });
  const isNew = ({ recipient }: FoundRecipient) => !chosen.some((one) => isSameRecipient(one, recipient));
  const wanted = typed.toLocaleLowerCase();
  const foundRoles = roles
    .filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
    .map((recipient): FoundRecipient => {
      const option = { value: `role ${recipient.code}`, label: recipient.name, group: t('roles') };
      return { recipient, option };
    });
  const foundPeople = (people.data ?? []).map(({ ChillCode, Name, Empid, Business_Name }) => {
    const label = [Name, Empid, Business_Name].filter(Boolean).join(' · ');
    const recipient: Recipient = { kind: 'person', code: ChillCode, name: Name };
    return { recipient, option: { value: `person ${ChillCode}`, label, group: t('people') } };
  });
  const found = [...foundPeople, ...foundRoles].filter(isNew);
  return { found, status: statusOf() };

  function statusOf(): string | null {
    if (people.error) return errorText(people.error);
    if (!isLong) return typed === '' && found.length > 0 ? null : t('typeMore', { count: MIN_CHARACTERS });
    if (!isAsked || people.isLoading) return t('searching');
    return found.length === 0 ? t('nobodyFound') : null;
  }
}
