import { useId, useState } from 'react';
import type { PickedPerson } from '@/components/people/person-picker';
import { Card } from '@/components/ui/card';
import { SelectField } from '@/components/ui/form/select-field';
import { useMessages } from '@/lib/i18n/use-messages';
import type { ChainChoices } from '../chain-texts';
import type { ChosenSection } from '../section-among';
import { TrialPerson } from './trial-person';
import { TrialResult } from './trial-result';

interface WhoDecidesProps {
  readonly choices: ChainChoices;
  /** Chosen at the beginning. */
  readonly first: ChosenSection | null;
}

/** Answers who decides today about something of somebody, by the chains in force. */
export function WhoDecides({ choices, first }: WhoDecidesProps) {
  const t = useMessages('approval-chains');
  const id = useId();
  const [person, setPerson] = useState<PickedPerson | null>(null);
  const subjects = choices.Kinds.flatMap(({ Kind, Name, Sections }) =>
    Sections.length === 0
      ? [{ Kind, Section: '', text: Name }]
      : Sections.map((section) => ({ Kind, Section: section.Code, text: section.Name })),
  );
  const isFirst = ({ Kind, Section }: (typeof subjects)[number]) => Kind === first?.kind && Section === first.code;
  const [at, setAt] = useState(() => Math.max(0, subjects.findIndex(isFirst)));
  const about = subjects[at];
  if (!about) return null;
  return (
    <Card className="p-5 md:p-6">
      <h2 className="text-base font-semibold">{t('whoDecides')}</h2>
      <p className="mt-1 mb-4 text-muted">{t('whoDecidesText')}</p>
      <div className="grid items-start gap-x-8 gap-y-4 md:grid-cols-2">
        <div className="space-y-4">
          <TrialPerson label={t('forWhom')} person={person} onChange={setPerson} />
          <SelectField id={id} label={t('about')} value={at} onChange={({ target }) => setAt(Number(target.value))}>
            {subjects.map(({ text }, index) => (
              <option key={index} value={index}>
                {text}
              </option>
            ))}
          </SelectField>
        </div>
        {person ? (
          <TrialResult
            request={{
              ChillCode: person.ChillCode,
              Kind: about.Kind,
              Sections: about.Section ? [about.Section] : [],
            }}
          />
        ) : (
          <p className="text-muted md:pt-8">{t('choosePerson')}</p>
        )}
      </div>
    </Card>
  );
}
