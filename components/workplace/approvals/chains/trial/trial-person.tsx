import { PersonPicker, type PickedPerson } from '@/components/people/person-picker';
import { Avatar } from '@/components/ui/avatar';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import { photoOf } from '@/lib/files/photo';
import { useMessages } from '@/lib/i18n/use-messages';

interface TrialPersonProps {
  readonly label: string;
  readonly person: PickedPerson | null;
  readonly onChange: (person: PickedPerson | null) => void;
}

/** For whom is tried who would decide. */
export function TrialPerson({ label, person, onChange }: TrialPersonProps) {
  const t = useMessages('approval-chains');
  if (person)
    return (
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Avatar name={person.Name} size="sm" photo={photoOf(person.Empid, person.HasPhoto)} />
        <span className="min-w-0 flex-1 basis-40">
          <span className="block font-medium wrap-anywhere">{person.Name}</span>
          <span className="block text-xs text-muted">{`${person.Empid} · ${person.Business_Name}`}</span>
        </span>
        <button type="button" className={textButtonClasses} onClick={() => onChange(null)}>
          {t('changePerson')}
        </button>
      </div>
    );
  return (
    <PersonPicker
      messages={{ label, hint: t('personHint'), searching: t('searching'), none: t('noPerson') }}
      onPick={onChange}
    />
  );
}
