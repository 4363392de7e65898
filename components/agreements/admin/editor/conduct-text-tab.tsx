import { useState } from 'react';
import { Card } from '@/components/ui/card';
import { Select } from '@/components/ui/form/select';
import type { ReplyFor } from '@/lib/contract/all';
import type { Language } from '@/lib/contract/platform/languages';
import type { Messages } from '@/lib/i18n/messages';
import { languageNames } from '@/lib/i18n/language-names';
import { AgreeBox } from '../../gate/agree-box';
import { ConductPreview, textIn } from '../conduct-preview';
import type { AdminMessages } from '../admin-messages';
import { valuesOf } from './conduct-values';

interface ConductTextTabProps {
  readonly version: ReplyFor<'getConductVersion'>;
  readonly words: AdminMessages;
  readonly gateWords: Messages['conduct'];
  /** Of the page. */
  readonly language: Language;
}

/** What a version says, in each language that it has. */
export function ConductTextTab({ version, words, gateWords, language }: ConductTextTabProps) {
  const values = valuesOf(version);
  const written = version.Texts.map(({ Language: code }) => code);
  const [chosen, setChosen] = useState<Language>(written.includes(language) ? language : 'en');
  const { title, agreeText } = textIn(values, chosen);
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
        <ConductPreview values={values} language={chosen} words={gateWords} />
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
