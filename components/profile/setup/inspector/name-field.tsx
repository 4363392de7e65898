import { useEffect, useRef } from 'react';
import { TextField } from '@/components/ui/form/text-field';
import { languageNames } from '@/lib/i18n/language-names';
import { useMessages } from '@/lib/i18n/use-messages';
import { useSetup } from '../setup-context';
import { isMissing, nameIn, withName, type Names } from '../words';

interface NameFieldProps {
  readonly id: string;
  readonly names: Names;
  readonly error: string | null;
  readonly onChange: (names: Names) => void;
}

/** A name in the language that is written at the moment; what stands in for a missing one is seen in its place. */
export function NameField({ id, names, error, onChange }: NameFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  const isNew = names.en === '';
  const t = useMessages('profile-setup');
  const { language } = useSetup();

  // What is new has no name yet; one that is emptied while it is written keeps the focus anyway.
  useEffect(() => {
    if (isNew) ref.current?.focus();
  }, [isNew, id]);

  return (
    <div lang={language}>
      <TextField
        ref={ref}
        id={id}
        label={t('nameIn', { language: languageNames[language] })}
        aside={
          isMissing(names, language) && language !== 'en' ? (
            <span className="text-muted">{t('englishStandsIn')}</span>
          ) : undefined
        }
        maxLength={200}
        required={language === 'en'}
        value={names[language] ?? ''}
        placeholder={language === 'en' ? '' : nameIn(names, 'en')}
        error={language === 'en' ? error : null}
        onChange={({ target }) => onChange(withName(names, language, target.value))}
      />
    </div>
  );
}
