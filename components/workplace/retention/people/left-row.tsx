import { PersonChip } from '@/components/people/person-chip';
import { Badge } from '@/components/ui/badge';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import { SelectBox } from '@/components/ui/table/selection/select-box';
import type { LeftPerson } from '@/lib/contract/workplace/retention/retention';
import { dayText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { useRetention } from '../retention-context';
import { HoldButton } from './hold-button';

interface LeftRowProps {
  readonly person: LeftPerson;
  readonly isChosen: boolean;
  /** Left out where nobody is chosen. */
  readonly onToggle?: () => void;
}

/** Somebody who left: until when they were here, from when on their data is due, and what keeps it. */
export function LeftRow({ person, isChosen, onToggle }: LeftRowProps) {
  const t = useMessages('retention');
  const language = useLanguage();
  const { ChillCode, empid, Name, HasPhoto, LastDay, DueOn } = person;
  return (
    <li className="flex gap-x-2 px-4 py-2.5 hover:bg-hover md:px-5">
      {onToggle && (
        <span className="-ml-3">
          <SelectBox label={t('choose', { name: Name })} isSelected={isChosen} isStop onToggle={onToggle} />
        </span>
      )}
      <div className="grid min-w-0 flex-1 gap-x-5 gap-y-1.5 lg:grid-cols-[minmax(0,1fr)_11rem_minmax(0,1.2fr)_11rem] lg:items-center">
        <PersonChip name={Name} employeeId={empid} hasPhoto={HasPhoto} keyCode={ChillCode} face="sm">
          <span className="block text-xs text-muted">{empid}</span>
        </PersonChip>
        <p className="flex flex-wrap gap-x-4 text-muted digits lg:block">
          <span className="block">{t('lastDay', { day: dayText(LastDay, language) })}</span>
          {DueOn && <span className="block">{t('dueOn', { day: dayText(DueOn, language) })}</span>}
        </p>
        <div className="min-w-0">
          <HoldNote person={person} />
          <RequestLink person={person} />
        </div>
        <div className="lg:justify-self-end">
          <HoldButton person={person} />
        </div>
      </div>
    </li>
  );
}

function HoldNote({ person: { HeldBecause, HeldBy, HeldSince } }: { readonly person: LeftPerson }) {
  const t = useMessages('retention');
  const language = useLanguage();
  if (HeldBecause === '') return null;
  return (
    <p className="wrap-anywhere">
      <Badge tone="warning">{t('held.badge')}</Badge> {HeldBecause}
      <span className="block text-xs text-muted">
        {t('held.since', { name: HeldBy, day: dayText(HeldSince, language) })}
      </span>
    </p>
  );
}

function RequestLink({ person: { RequestCode, Name: name } }: { readonly person: LeftPerson }) {
  const t = useMessages('retention');
  const { openRequest } = useRetention();
  if (RequestCode === '') return null;
  return (
    <button
      type="button"
      aria-label={t('request.openNamed', { name })}
      onClick={() => openRequest(RequestCode)}
      className={`min-h-6 ${textButtonClasses}`}
    >
      {t('request.open')}
    </button>
  );
}
