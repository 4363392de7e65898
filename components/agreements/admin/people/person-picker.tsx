import { useId, useState } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { Field } from '@/components/ui/form/field';
import { menuItemClasses } from '@/components/ui/overlay/menu-item-classes';
import { TextInput } from '@/components/ui/form/text-input';
import { useCall } from '@/lib/client/call/use-call';
import { useDebounced } from '@/lib/client/use-debounced';
import { photoOf } from '@/lib/files/photo';
import { useMessages } from '@/lib/i18n/use-messages';
import { useErrorText } from '@/lib/i18n/use-error-text';
import type { AudienceMember } from '../editor/conduct-values';

interface PersonPickerProps {
  readonly onPick: (person: AudienceMember) => void;
}

/** SRCH-05 to SRCH-08: how long nobody types before it is asked, in milliseconds, and for how many characters. */
const SEARCH_DELAY_MS = 300;
const MIN_CHARACTERS = 3;

/** Finds one person by number or name. */
export function PersonPicker({ onPick }: PersonPickerProps) {
  const t = useMessages('agreements-admin');
  const errorText = useErrorText();
  const id = useId();
  const [text, setText] = useState('');
  const settled = useDebounced(text.trim(), SEARCH_DELAY_MS);
  const isAsked = [...settled].length >= MIN_CHARACTERS;
  const found = useCall('searchEmployees', isAsked ? { SearchText: settled, IsPicker: true } : null, {
    revalidateOnFocus: false,
    keepPreviousData: true,
  });
  const people = isAsked ? (found.data ?? []) : [];
  return (
    <div>
      <Field id={id} label={t('addPerson')}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            placeholder={t('personHint')}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        )}
      </Field>
      <div role="status" className="mt-1">
        {isAsked && found.error && <p className="text-danger">{errorText(found.error)}</p>}
        {isAsked && found.isLoading && <p className="text-muted">{t('searching')}</p>}
        {isAsked && found.data && people.length === 0 && <p className="text-muted">{t('noPerson')}</p>}
        {people.length > 0 && (
          <ul className="enter-fade rounded border border-line p-1">
            {people.map(({ ChillCode, Name, Empid, Business_Name, HasPhoto }) => (
              <li key={ChillCode}>
                <button
                  type="button"
                  onClick={() => {
                    onPick({ Kind: 'person', Code: ChillCode, Name: `${Empid} ${Name}` });
                    setText('');
                  }}
                  className={menuItemClasses}
                >
                  <Avatar name={Name} size="sm" photo={photoOf(Empid, HasPhoto)} />
                  <span className="min-w-0 flex-1 text-left">
                    <span className="block font-medium">{Name}</span>
                    <span className="block text-xs text-muted">{`${Empid} · ${Business_Name}`}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
