import { useId, useState } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { Field } from '@/components/ui/form/field';
import { menuItemClasses } from '@/components/ui/overlay/menu-item-classes';
import { TextInput } from '@/components/ui/form/text-input';
import { useCall } from '@/lib/client/call/use-call';
import { useDebounced } from '@/lib/client/use-debounced';
import { photoOf } from '@/lib/files/photo';
import { useErrorText } from '@/lib/i18n/use-error-text';
import type { ReplyFor } from '@/lib/contract/all';

export type PickedPerson = ReplyFor<'searchEmployees'>[number];

interface PersonPickerProps {
  readonly words: { readonly label: string; readonly hint: string; readonly searching: string; readonly none: string };
  readonly error?: string | null;
  readonly onPick: (person: PickedPerson) => void;
}

/** SRCH-05 to SRCH-08: how long nobody types before it is asked, in milliseconds, and for how many characters. */
const SEARCH_DELAY_MS = 300;
const MIN_CHARACTERS = 3;

/** Finds one person by number or name. */
export function PersonPicker({ words, error, onPick }: PersonPickerProps) {
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
      <Field id={id} label={words.label} error={error}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            placeholder={words.hint}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        )}
      </Field>
      <div role="status" className="mt-1">
        {isAsked && found.error && <p className="text-danger">{errorText(found.error)}</p>}
        {isAsked && found.isLoading && <p className="text-muted">{words.searching}</p>}
        {isAsked && found.data && people.length === 0 && <p className="text-muted">{words.none}</p>}
        {people.length > 0 && (
          <ul className="enter-fade rounded border border-line p-1">
            {people.map((person) => (
              <li key={person.ChillCode}>
                <button
                  type="button"
                  onClick={() => {
                    onPick(person);
                    setText('');
                  }}
                  className={menuItemClasses}
                >
                  <Avatar name={person.Name} size="sm" photo={photoOf(person.Empid, person.HasPhoto)} />
                  <span className="min-w-0 flex-1 text-left">
                    <span className="block font-medium">{person.Name}</span>
                    <span className="block text-xs text-muted">{`${person.Empid} · ${person.Business_Name}`}</span>
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
