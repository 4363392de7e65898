import { useState } from 'react';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import { TextField } from '@/components/ui/form/text-field';
import { languages, type Language } from '@/lib/contract/platform/languages';
import { MAX_UNIT_NAME } from '@/lib/contract/structure/unit-rules';
import { languageNames } from '@/lib/i18n/language-names';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import type { ChangeForm } from './use-change-form';

/** The name of a unit in the reader's language, and in the others once they are asked for. */
export function NameFields({ form }: { readonly form: ChangeForm }) {
  const t = useMessages('structure');
  const own = useLanguage();
  const [isAll, setIsAll] = useState(false);
  const { id, error, readOnly } = form.field('Names');
  const names = form.values.Names;
  const field = (language: Language) => (
    <TextField
      key={language}
      id={`${id}-${language}`}
      label={language === own ? t('name') : languageNames[language]}
      isMandatory={language === own}
      error={language === own ? error : null}
      maxLength={MAX_UNIT_NAME}
      lang={language}
      readOnly={readOnly}
      value={names[language]}
      onChange={({ target }) => form.change({ Names: { ...names, [language]: target.value } })}
    />
  );
  return (
    <div className="space-y-4">
      {field(own)}
      {isAll ? (
        <div className="grid gap-4 sm:grid-cols-2">{languages.filter((language) => language !== own).map(field)}</div>
      ) : (
        <button type="button" onClick={() => setIsAll(true)} className={textButtonClasses}>
          {t('otherLanguages')}
        </button>
      )}
    </div>
  );
}
