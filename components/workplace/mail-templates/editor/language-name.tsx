import type { Language } from '@/lib/contract/platform/languages';
import type { TextState } from '@/lib/contract/workplace/mail-templates/mail-templates';
import { languageNames } from '@/lib/i18n/language-names';
import { useMessages } from '@/lib/i18n/use-messages';

interface LanguageNameProps {
  readonly code: Language;
  readonly state: TextState;
  readonly isChanged: boolean;
}

/** A language among those of a mail, with a dot where its words are not the built-in ones. */
export function LanguageName({ code, state, isChanged }: LanguageNameProps) {
  const t = useMessages('mail-templates');
  const name = languageNames[code];
  const told = isChanged ? 'changed' : state;
  if (told === 'builtIn') return name;
  return (
    <span
      aria-label={t('languageState', { language: name, state: t(`states.${told}`) })}
      className="inline-flex items-center gap-1.5"
    >
      {name}
      <span
        aria-hidden="true"
        className={told === 'unusable' ? 'size-1.5 rounded-full bg-danger' : 'size-1.5 rounded-full bg-accent'}
      />
    </span>
  );
}
