import { useState } from 'react';
import { PersonPicker } from '@/components/people/person-picker';
import { Avatar } from '@/components/ui/avatar';
import { iconButtonClasses } from '@/components/ui/button/icon-button-classes';
import { CloseIcon } from '@/components/ui/icons/form-icons';
import type { PickedPerson } from '@/components/people/person-picker';
import { photoOf } from '@/lib/files/photo';
import { useMessages } from '@/lib/i18n/use-messages';
import type { ChangeForm } from './use-change-form';

/** Who is to head the unit; nobody where none is chosen. */
export function HeadField({ form }: { readonly form: ChangeForm }) {
  const t = useMessages('structure');
  const [person, setPerson] = useState<PickedPerson | null>(null);
  const choose = (picked: PickedPerson | null) => {
    setPerson(picked);
    form.change({ HeadCode: picked?.Empid ?? '' });
  };
  const messages = { label: t('newHead'), hint: t('findPerson'), searching: t('searching'), none: t('nobodyFound') };
  if (!person) {
    return (
      <div>
        <PersonPicker messages={messages} error={form.errorOf('HeadCode')} onPick={choose} />
        <p className="mt-1.5 text-muted">{t('noHeadHint')}</p>
      </div>
    );
  }
  return (
    <div>
      <p className="mb-1.5 font-medium">{t('newHead')}</p>
      <div className="flex items-center gap-3 rounded border border-line px-3 py-1.5">
        <Avatar name={person.Name} size="sm" photo={photoOf(person.Empid, person.HasPhoto)} />
        <span className="min-w-0 flex-1">
          <span className="block font-medium wrap-anywhere">{person.Name}</span>
          <span className="block text-muted">{person.Empid}</span>
        </span>
        <button type="button" aria-label={t('remove')} onClick={() => choose(null)} className={iconButtonClasses}>
          <CloseIcon className="size-4" />
        </button>
      </div>
      {form.errorOf('HeadCode') && <p className="mt-1.5 text-danger">{form.errorOf('HeadCode')}</p>}
    </div>
  );
}
