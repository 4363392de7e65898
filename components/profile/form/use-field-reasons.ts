import { useMemo } from 'react';
import type { SectionField } from '@/lib/contract/profile/fields';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';

/** Why fields cannot be changed here, by their codes: the rule that decided, and who may change them. */
export function useFieldReasons(fields: readonly SectionField[], isOwn: boolean): Readonly<Record<string, string>> {
  const t = useMessages('profile-sections.reason');
  const language = useLanguage();
  return useMemo(() => {
    const list = new Intl.ListFormat(language, { type: 'disjunction' });
    const reasonOf = ({ Rule, Editors }: SectionField) => {
      if (Rule === 'computed' || Rule === 'retired') return t(Rule);
      const others = Editors.map((relation) => t(relation === 'self' && !isOwn ? 'person' : relation));
      return others.length > 0 ? t('others', { who: list.format(others) }) : t('nobody');
    };
    const closed = fields.filter(({ disable, type }) => disable && type !== 'label');
    return Object.fromEntries(closed.map((field) => [field.FieldCode, reasonOf(field)]));
  }, [fields, isOwn, t, language]);
}
