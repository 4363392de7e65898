import { useCallback, useEffect, useRef, useState } from 'react';
import { PersonChip } from '@/components/people/person-chip';
import { LeaveQuestion } from '@/components/platform/leave-question';
import { PersonPicker, type PickedPerson } from '@/components/people/person-picker';
import { Button } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card';
import type { LeaveType } from '@/lib/contract/time/leave/leave-setup';
import { useMessages } from '@/lib/i18n/use-messages';
import { CloseQuestion } from '../close-question';
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
  const tSetup = useMessages('leave-setup');
  const [person, setPerson] = useState<PickedPerson | null>(null);
  const [isEntering, setIsEntering] = useState(false);
  const [isSharing, setIsSharing] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const isUnsaved = isEntering || isSharing;
  const pickerRef = useRef<HTMLDivElement>(null);
  // Whom it is about, or what finds somebody, replaces what had the focus.
  const focusPerson = useCallback((shown: HTMLElement | null) => shown?.focus(), []);
  const hadPerson = useRef(false);
  useEffect(() => {
    if (!person && hadPerson.current) pickerRef.current?.querySelector('input')?.focus();
    hadPerson.current = person !== null;
  }, [person]);

  function giveUp() {
    setIsLeaving(false);
    setIsEntering(false);
    setIsSharing(false);
    setPerson(null);
  }

  if (!person)
    return (
      <Card className="max-w-2xl p-5 md:p-6">
        <p className="mb-4 text-muted">{t('about')}</p>
        <div ref={pickerRef}>
          <PersonPicker
            messages={{ label: t('find'), hint: t('hint'), searching: t('searching'), none: t('nobody') }}
            onPick={setPerson}
          />
        </div>
      </Card>
    );
  const { ChillCode } = person;
  return (
    <div ref={focusPerson} role="group" aria-label={person.Name} tabIndex={-1} className="space-y-6 outline-none">
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
          <Button variant="secondary" type="button" onClick={() => (isUnsaved ? setIsLeaving(true) : setPerson(null))}>
            {t('another')}
          </Button>
        </div>
        <PersonBalances code={ChillCode} />
      </Card>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <EntryForm code={ChillCode} types={types} today={today} onDirty={setIsEntering} />
        <ShareForm code={ChillCode} today={today} onDirty={setIsSharing} />
      </div>
      <LeaveQuestion isUnsaved={isUnsaved} t={tSetup} />
      <CloseQuestion isAsked={isLeaving} onLeave={giveUp} onStay={() => setIsLeaving(false)} />
    </div>
  );
}
