import { useState } from 'react';
import { Card } from '@/components/ui/card';
import { Select } from '@/components/ui/form/select';
import type { ReplyFor } from '@/lib/contract/all';
import type { Language } from '@/lib/contract/platform/languages';
import { languageNames } from '@/lib/i18n/language-names';
import { useMessages } from '@/lib/i18n/use-messages';
import { useLanguage } from '@/lib/i18n/messages-context';
import { AgreeBox } from '../../gate/agree-box';
import { ConductPreview, textIn } from '../conduct-preview';
import { valuesOf } from './conduct-values';

interface ConductTextTabProps {
  readonly version: ReplyFor<'getConductVersion'>;
}

/** What a version says, in each language that it has. */
export function ConductTextTab({ version }: ConductTextTabProps) {
  const t = useMessages('agreements');
  const tAdmin = useMessages('agreements-admin');
  const language = useLanguage();
  const values = valuesOf(version);
  const written = version.Texts.map(({ Language: code }) => code);
  const [chosen, setChosen] = useState<Language>(written.includes(language) ? language : 'en');
  const { title, agreeText } = textIn(values, chosen);
  return (
    <div className="space-y-4">
      {written.length > 1 && (
        <Select
          aria-label={tAdmin('languages')}
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
        <p className="text-muted">{tAdmin(`forms.${version.Form}`)}</p>
        <h2 lang={chosen} className="mt-1 mb-5 text-xl leading-7 font-semibold">
          {title}
        </h2>
        <ConductPreview values={values} language={chosen} />
        <div className="mt-6 max-w-3xl">
          <AgreeBox
            ref={null}
            isTicked={false}
            onTick={() => undefined}
            html={agreeText}
            usual={version.Form === 'sections' ? t('agreeSections') : t('agree')}
            loadingText={t('loading')}
            isFixed
            faultId={undefined}
          />
        </div>
      </Card>
    </div>
  );
}
