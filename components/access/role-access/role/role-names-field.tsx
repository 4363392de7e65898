import { useId, useState } from 'react';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import { TextField } from '@/components/ui/form/text-field';
import { ROLE_NAME_LENGTH } from '@/lib/contract/access/role-access/rules';
import type { RoleNames } from '@/lib/contract/access/role-access/shapes';
import { languages, type Language } from '@/lib/contract/platform/languages';
import { languageNames } from '@/lib/i18n/language-names';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';

interface RoleNamesFieldProps {
  readonly names: RoleNames;
  readonly error: string | null;
  readonly readOnly?: boolean;
  readonly onChange: (names: RoleNames) => void;
}

/** What a role is called in the reader's language, and in the others once they are asked for. */
export function RoleNamesField({ names, error, readOnly, onChange }: RoleNamesFieldProps) {
  const t = useMessages('role-access');
  const tLookups = useMessages('lookups');
  const own = useLanguage();
  const id = useId();
  const [isAll, setIsAll] = useState(false);
  const field = (language: Language) => (
    <TextField
      key={language}
      id={`${id}-${language}`}
      label={language === own ? t('name') : `${t('name')}, ${languageNames[language]}`}
      isMandatory={language === own}
      error={language === own ? error : null}
      maxLength={ROLE_NAME_LENGTH}
      lang={language}
      autoComplete="off"
      readOnly={readOnly}
      placeholder={language === own ? undefined : names.en || names[own]}
      value={names[language]}
      onChange={({ target }) => onChange({ ...names, [language]: target.value })}
    />
  );
  return (
    <div className="space-y-3">
      {field(own)}
      {isAll ? (
        languages.filter((language) => language !== own).map(field)
      ) : (
        <button type="button" onClick={() => setIsAll(true)} className={textButtonClasses}>
          {tLookups('otherLanguages')}
        </button>
      )}
    </div>
  );
}
