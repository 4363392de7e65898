import { useId } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { Field } from '@/components/ui/form/field';
import { TextInput } from '@/components/ui/form/text-input';
import { menuItemClasses } from '@/components/ui/overlay/menu-item-classes';
import { photoOf } from '@/lib/files/photo';
import { useErrorText } from '@/lib/i18n/use-error-text';

export interface FoundPerson {
  readonly key: string;
  readonly name: string;
  readonly employeeId: string;
  readonly hasPhoto: boolean;
  /** What stands behind the number, such as a unit. */
  readonly detail: string;
}

interface PersonSearchProps {
  readonly messages: {
    readonly label: string;
    readonly hint: string;
    readonly searching: string;
    readonly none: string;
  };
  readonly id?: string;
  readonly name?: string;
  readonly isMandatory?: boolean;
  readonly error?: string | null;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Enough is typed for a search. */
  readonly isAsked: boolean;
  /** Undefined until they are here. */
  readonly found: readonly FoundPerson[] | undefined;
  /** They answer an earlier text: they are seen until the next answer, and cannot be pressed. */
  readonly isStale: boolean;
  readonly failure: unknown;
  readonly onPick: (key: string) => void;
}

/** A field that finds people, with those found below it to be pressed. */
export function PersonSearch(props: PersonSearchProps) {
  const { messages, name, isMandatory, error, text, onText, isAsked, found, isStale, failure, onPick } = props;
  const errorText = useErrorText();
  const ownId = useId();
  const people = isAsked && !failure ? (found ?? []) : [];
  return (
    <div>
      <Field id={props.id ?? ownId} label={messages.label} isMandatory={isMandatory} error={error}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            name={name}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            placeholder={messages.hint}
            aria-required={isMandatory || undefined}
            value={text}
            onChange={({ target }) => onText(target.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        )}
      </Field>
      <div role="status" className="mt-1">
        {isAsked && Boolean(failure) && <p className="text-danger">{errorText(failure)}</p>}
        {isAsked && !found && !failure && <p className="text-muted">{messages.searching}</p>}
        {isAsked && found && !isStale && !failure && people.length === 0 && (
          <p className="text-muted">{messages.none}</p>
        )}
        {people.length > 0 && (
          <ul aria-busy={isStale} className="enter-fade rounded border border-line p-1">
            {people.map((person) => (
              <li key={person.key}>
                <button type="button" disabled={isStale} onClick={() => onPick(person.key)} className={menuItemClasses}>
                  <Avatar name={person.name} size="sm" photo={photoOf(person.employeeId, person.hasPhoto)} />
                  <span className="min-w-0 flex-1 text-left">
                    <span className="block font-medium">{person.name}</span>
                    <span className="block text-xs text-muted">
                      {[person.employeeId, person.detail].filter(Boolean).join(' · ')}
                    </span>
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
