import { useId, useState } from 'react';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import { TextField } from '@/components/ui/form/text-field';
import { languages, type Language } from '@/lib/contract/platform/languages';
import type { LookupNames } from '@/lib/contract/platform/lookups/lookup-shape';
import { languageNames } from '@/lib/i18n/language-names';
import { useMessages } from '@/lib/i18n/use-messages';
import type { Cell } from '../lookup-row';

interface NamesFieldProps {
  readonly cell: Cell;
  readonly names: LookupNames;
  readonly error: string | null;
  readonly onChange: (names: LookupNames) => void;
}

/** A name in the reader's language, and in the others once they are asked for or one of them is wrong. */
export function NamesField({ cell, names, error, onChange }: NamesFieldProps) {
  const t = useMessages('lookups');
  const id = useId();
  const [isAll, setIsAll] = useState(false);
  const own = cell.language;
  const maxLength = cell.column.type === 'names' ? cell.column.maxLength : undefined;
  const field = (language: Language) => (
    <TextField
      key={language}
      id={`${id}-${language}`}
      label={language === own ? String(cell.label) : `${String(cell.label)}, ${languageNames[language]}`}
      error={language === own ? error : null}
      maxLength={maxLength}
      lang={language}
      placeholder={language === own ? undefined : names.en}
      value={names[language]}
      onChange={({ target }) => onChange({ ...names, [language]: target.value })}
    />
  );
  return (
    <div className="space-y-3">
      {field(own)}
      {isAll || error ? (
        languages.filter((language) => language !== own).map(field)
      ) : (
        <button type="button" onClick={() => setIsAll(true)} className={textButtonClasses}>
          {t('otherLanguages')}
        </button>
      )}
    </div>
  );
}
