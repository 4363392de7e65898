import { useId } from 'react';
import { CloseIcon } from '@/components/ui/icons/form-icons';
import { Field } from '@/components/ui/form/field';
import { Segmented } from '@/components/ui/form/segmented';
import { Select } from '@/components/ui/form/select';
import type { ReplyFor } from '@/lib/contract/all';
import { useMessages } from '@/lib/i18n/use-messages';
import { PersonPicker } from '@/components/people/person-picker';
import type { AudienceMember, ConductValues } from './conduct-values';

interface AudienceFieldProps {
  readonly values: Pick<ConductValues, 'isForEveryone' | 'parts'>;
  readonly choices: ReplyFor<'listConductChoices'>;
  readonly error: string | null;
  readonly onChange: (part: Partial<ConductValues>) => void;
}

/** Who is asked: everyone, or units with all below them, locations and single people, who add up. */
export function AudienceField({ values, choices, error, onChange }: AudienceFieldProps) {
  const t = useMessages('agreements-admin');
  const { isForEveryone, parts } = values;
  const isThere = (Kind: string, Code: string) => parts.some((part) => part.Kind === Kind && part.Code === Code);
  const add = (part: AudienceMember) => !isThere(part.Kind, part.Code) && onChange({ parts: [...parts, part] });
  const units = choices.Units.filter(({ Code }) => !isThere('unit', Code));
  const locations = choices.Locations.filter(({ Code }) => !isThere('location', Code));
  return (
    <fieldset className="space-y-4">
      <legend className="mb-1.5 font-medium">{t('asked')}</legend>
      <Segmented
        label={t('asked')}
        options={[
          { value: 'everyone', text: t('everyone') },
          { value: 'some', text: t('some') },
        ]}
        chosen={isForEveryone ? 'everyone' : 'some'}
        onChoose={(chosen) => onChange({ isForEveryone: chosen === 'everyone' })}
      />
      {!isForEveryone && (
        <>
          {parts.length > 0 && (
            <ul className="flex flex-wrap gap-2">
              {parts.map((part) => (
                <li
                  key={`${part.Kind} ${part.Code}`}
                  className="inline-flex min-h-9 max-w-full items-center gap-1 rounded bg-surface-sunken pl-3"
                >
                  <span className="min-w-0 wrap-anywhere">
                    <span className="text-muted">{t(`kinds.${part.Kind}`)}: </span>
                    {part.Name}
                  </span>
                  <button
                    type="button"
                    aria-label={t('remove', { name: part.Name })}
                    onClick={() => onChange({ parts: parts.filter((other) => other !== part) })}
                    className="grid size-9 shrink-0 place-items-center rounded text-muted hover:bg-hover hover:text-ink"
                  >
                    <CloseIcon className="size-4" />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <Choice
            label={t('addUnit')}
            choose={t('choose')}
            options={units.map(({ Code, Name, Depth }) => ({ Code, Name, text: `${'\u2003'.repeat(Depth)}${Name}` }))}
            onChoose={({ Code, Name }) => add({ Kind: 'unit', Code, Name })}
          />
          <Choice
            label={t('addLocation')}
            choose={t('choose')}
            options={locations.map(({ Code, Name }) => ({ Code, Name, text: Name }))}
            onChoose={({ Code, Name }) => add({ Kind: 'location', Code, Name })}
          />
          <PersonPicker
            messages={{
              label: t('addPerson'),
              hint: t('personHint'),
              searching: t('searching'),
              none: t('noPerson'),
            }}
            onPick={({ ChillCode, Name, Empid }) => add({ Kind: 'person', Code: ChillCode, Name: `${Empid} ${Name}` })}
          />
        </>
      )}
      {error && (
        <p role="alert" className="text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface Option {
  readonly Code: string;
  readonly Name: string;
  readonly text: string;
}

interface ChoiceProps {
  readonly label: string;
  readonly choose: string;
  readonly options: readonly Option[];
  readonly onChoose: (option: Option) => void;
}

/** One of a list that is added as soon as it is chosen. */
function Choice({ label, choose, options, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <Field id={id} label={label}>
      {(control) => (
        <Select
          {...control}
          value=""
          onChange={({ target }) => {
            const chosen = options.find(({ Code }) => Code === target.value);
            if (chosen) onChoose(chosen);
          }}
        >
          <option value="">{choose}</option>
          {options.map(({ Code, text }) => (
            <option key={Code} value={Code}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
