import { useState } from 'react';
import { Card } from '@/components/ui/card';
import { Select } from '@/components/ui/form/select';
import type { ReplyFor } from '@/lib/contract/all';
import type { Language } from '@/lib/contract/platform/languages';
import type { Messages } from '@/lib/i18n/messages';
import { languageNames } from '@/lib/i18n/language-names';
import { AgreeBox } from '../../gate/agree-box';
import { ConductShown, textIn } from '../conduct-shown';
import type { KeepingWords } from '../keeping-words';
import { typedOf } from './typed-conduct';

interface ConductWordsTabProps {
  readonly version: ReplyFor<'getConductVersion'>;
  readonly words: KeepingWords;
  readonly gateWords: Messages['conduct'];
  /** Of the page. */
  readonly language: Language;
}

/** What a version says, in each language that it has. */
export function ConductWordsTab({ version, words, gateWords, language }: ConductWordsTabProps) {
  const typed = typedOf(version);
  const written = version.Texts.map(({ Language: code }) => code);
  const [chosen, setChosen] = useState<Language>(written.includes(language) ? language : 'en');
  const { title, agreeText } = textIn(typed, chosen);
  return (
    <div className="space-y-4">
      {written.length > 1 && (
        <Select
          aria-label={words.languages}
          value={chosen}
          onChange={({ target }) => setChosen(target.value as Language)}
          className="sm:max-w-60"
        >
          {written.map((code) => (
            <option key={code} value={code}>
              {languageNames[code]}
            </option>
          ))}
        </Select>
      )}
      <Card className="p-5 md:p-8">
        <p className="text-muted">{words.forms[version.Form]}</p>
        <h2 lang={chosen} className="mt-1 mb-5 text-xl leading-7 font-semibold">
          {title}
        </h2>
        <ConductShown typed={typed} language={chosen} words={gateWords} />
        <div className="mt-6 max-w-3xl">
          <AgreeBox
            ref={null}
            isTicked={false}
            onTick={() => undefined}
            html={agreeText}
            usual={version.Form === 'sections' ? gateWords.agreeSections : gateWords.agree}
            loadingText={gateWords.loading}
            isFixed
            faultId={undefined}
          />
        </div>
      </Card>
    </div>
  );
}
