import { GlobeIcon } from '@/components/ui/icons/form-icons';
import { Select } from '@/components/ui/form/select';
import type { Language } from '@/lib/contract/platform/languages';
import { languageNames } from '@/lib/i18n/language-names';
import { useMessages } from '@/lib/i18n/use-messages';
import { useSetup } from '../setup-context';
import { countMissing, LANGUAGES } from '../words';

interface LanguageSelectProps {
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
}

/** In which language the words are written at the moment, and how many each still lacks. */
export function LanguageSelect({ language, onLanguage }: LanguageSelectProps) {
  const t = useMessages('profile-setup');
  const { definition } = useSetup();
  return (
    <span className="relative">
      <GlobeIcon className="pointer-events-none absolute top-3 left-3 size-5 text-muted" />
      <Select
        aria-label={t('wordsIn')}
        title={t('wordsIn')}
        value={language}
        onChange={({ target }) => onLanguage(target.value as Language)}
        className="w-auto! pl-10"
      >
        {LANGUAGES.map((one) => {
          const missing = countMissing(definition, one);
          return (
            <option key={one} value={one}>
              {missing === 0
                ? languageNames[one]
                : t('languageMissing', { language: languageNames[one], count: missing })}
            </option>
          );
        })}
      </Select>
    </span>
  );
}
