import { useState } from 'react';
import { PersonSearch } from '@/components/people/person-search';
import { MIN_CHARACTERS, SEARCH_DELAY_MS } from '@/components/people/search-limits';
import { Avatar } from '@/components/ui/avatar';
import { Field } from '@/components/ui/form/field';
import { iconButtonClasses } from '@/components/ui/button/icon-button-classes';
import { CloseIcon } from '@/components/ui/icons/form-icons';
import { useCall } from '@/lib/client/call/use-call';
import { useDebounced } from '@/lib/client/use-debounced';
import { photoOf } from '@/lib/files/photo';
import { useMessages } from '@/lib/i18n/use-messages';

export interface Leader {
  readonly ReportingID: string;
  readonly name: string;
  readonly hasPhoto: boolean;
}

export const NO_LEADER: Leader = { ReportingID: '', name: '', hasPhoto: false };

interface LeaderPickerProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly kind: 'manager' | 'admin_manager';
  /** Whom they would lead; empty for several. */
  readonly ChillCode: string;
  readonly chosen: Leader;
  readonly error: string | null;
  readonly readOnly: boolean;
  readonly isMandatory?: boolean;
  readonly onChoose: (leader: Leader) => void;
}

/** MGRC-16, AMGR-06: finds who can lead somebody, by number or name, and shows whom was chosen. */
export function LeaderPicker(props: LeaderPickerProps) {
  const { id, name, label, kind, ChillCode, chosen, error, readOnly, isMandatory = true, onChoose } = props;
  const t = useMessages('changes.leader');
  const [text, setText] = useState('');
  const settled = useDebounced(text.trim(), SEARCH_DELAY_MS);
  const isAsked = [...settled].length >= MIN_CHARACTERS;
  const found = useCall('listLeaderChoices', isAsked ? { ChillCode, Kind: kind, Search: settled } : null, {
    revalidateOnFocus: false,
    keepPreviousData: true,
  });

  if (chosen.ReportingID !== '')
    return (
      <Field id={id} label={label} error={error} isMandatory={isMandatory}>
        {(control) => (
          <div className="flex min-h-11 items-center gap-2.5 rounded border border-line-strong bg-surface py-1 pr-1 pl-3">
            <Avatar name={chosen.name} size="xs" photo={photoOf(chosen.ReportingID, chosen.hasPhoto)} />
            <span className="min-w-0 flex-1 wrap-anywhere">
              {chosen.name} <span className="text-muted">{chosen.ReportingID}</span>
            </span>
            <button
              {...control}
              type="button"
              disabled={readOnly}
              aria-label={t('change')}
              title={t('change')}
              onClick={() => onChoose(NO_LEADER)}
              className={iconButtonClasses}
            >
              <CloseIcon className="size-4" />
            </button>
          </div>
        )}
      </Field>
    );

  function pick(empid: string) {
    const person = found.data?.find((each) => each.empid === empid);
    if (!person) return;
    onChoose({ ReportingID: person.empid, name: person.name, hasPhoto: person.HasPhoto });
    setText('');
  }

  return (
    <>
      <PersonSearch
        id={id}
        name={name}
        messages={{ label, hint: t('hint'), searching: t('searching'), none: t('none') }}
        isMandatory={isMandatory}
        error={error}
        text={text}
        onText={setText}
        isAsked={isAsked}
        found={found.data?.map((person) => ({
          key: person.empid,
          name: person.name,
          employeeId: person.empid,
          hasPhoto: person.HasPhoto,
          detail: person.Unit_Name,
        }))}
        isStale={settled !== text.trim() || found.isLoading}
        failure={found.error}
        onPick={pick}
      />
      <p className="-mt-2 text-xs text-muted">{t(kind === 'manager' ? 'activeOnly' : 'accountOnly')}</p>
    </>
  );
}
