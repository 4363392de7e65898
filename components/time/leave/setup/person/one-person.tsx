import { useState } from 'react';
import { PersonChip } from '@/components/people/person-chip';
import { PersonPicker, type PickedPerson } from '@/components/people/person-picker';
import { Button } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card';
import type { LeaveType } from '@/lib/contract/time/leave/leave-setup';
import { useMessages } from '@/lib/i18n/use-messages';
import { EntryForm } from './entry-form';
import { PersonBalances } from './person-balances';
import { ShareForm } from './share-form';

interface OnePersonProps {
  readonly types: readonly LeaveType[];
  /** YYYY-MM-DD. */
  readonly today: string;
}

/** What HR does by hand for one person: an entry in the ledger, or the share of full time. */
export function OnePerson({ types, today }: OnePersonProps) {
  const t = useMessages('leave-setup.person');
  const [person, setPerson] = useState<PickedPerson | null>(null);
  if (!person)
    return (
      <Card className="max-w-2xl p-5 md:p-6">
        <p className="mb-4 text-muted">{t('about')}</p>
        <PersonPicker
          words={{ label: t('find'), hint: t('hint'), searching: t('searching'), none: t('nobody') }}
          onPick={setPerson}
        />
      </Card>
    );
  const { ChillCode } = person;
  return (
    <div className="space-y-6">
      <Card className="p-5 md:p-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <PersonChip
            name={person.Name}
            employeeId={person.Empid}
            hasPhoto={person.HasPhoto}
            keyCode={ChillCode}
            face="md"
          >
            <span className="block font-normal text-muted">
              {[person.Empid, person.Business_Name].filter(Boolean).join(' · ')}
            </span>
          </PersonChip>
          <Button variant="secondary" type="button" onClick={() => setPerson(null)}>
            {t('another')}
          </Button>
        </div>
        <PersonBalances code={ChillCode} />
      </Card>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <EntryForm code={ChillCode} types={types} today={today} />
        <ShareForm code={ChillCode} today={today} />
      </div>
    </div>
  );
}
