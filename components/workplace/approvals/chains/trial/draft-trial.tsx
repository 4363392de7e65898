import { useState } from 'react';
import type { PickedPerson } from '@/components/people/person-picker';
import { Card } from '@/components/ui/card';
import { useDebounced } from '@/lib/client/use-debounced';
import { useMessages } from '@/lib/i18n/use-messages';
import type { ChainChoices } from '../chain-texts';
import { draftOf, type ChainValues } from '../editor/chain-values';
import { TrialPerson } from './trial-person';
import { TrialResult } from './trial-result';

interface DraftTrialProps {
  readonly code: string;
  readonly values: ChainValues;
  readonly choices: ChainChoices;
}

const SETTLE_MS = 300;

/** Says beside the editor who would decide for somebody by what is written there. */
export function DraftTrial({ code, values, choices }: DraftTrialProps) {
  const t = useMessages('approval-chains');
  const [person, setPerson] = useState<PickedPerson | null>(null);
  const settled = useDebounced(values, SETTLE_MS);
  const draft = draftOf({ ...settled, name: settled.name.trim() || t('newTitle') }, code);
  const kind = settled.kind || choices.Kinds[0]?.Kind;
  return (
    <Card className="p-5 md:p-6 lg:sticky lg:top-20">
      <h2 className="text-base font-semibold">{t('trial')}</h2>
      <p className="mt-1 mb-4 text-muted">{t('trialText')}</p>
      <TrialPerson label={t('forWhom')} person={person} onChange={setPerson} />
      {person && draft && kind && (
        <div className="mt-5 border-t border-line pt-5">
          <TrialResult
            request={{
              ChillCode: person.ChillCode,
              Kind: kind,
              Sections: [...settled.sections],
              Fields: [...settled.fields],
              Draft: draft,
            }}
          />
        </div>
      )}
    </Card>
  );
}
