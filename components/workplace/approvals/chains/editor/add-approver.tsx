import { useId, useState } from 'react';
import { PersonPicker } from '@/components/people/person-picker';
import { SelectField } from '@/components/ui/form/select-field';
import { useMessages } from '@/lib/i18n/use-messages';
import type { ChainChoices } from '../chain-texts';
import type { ChainApprover } from './chain-values';

interface AddApproverProps {
  readonly label: string;
  readonly approvers: readonly ChainApprover[];
  readonly roles: ChainChoices['Roles'];
  readonly error: string | null;
  readonly onAdd: (approver: ChainApprover) => void;
}

const LINES = ['manager', 'admin_manager', 'reviewer', 'hr'] as const;
const NOBODY = { RoleCode: 0, ChillCode: '', Name: '' };

/** Adds whom a step asks: somebody beside the person, whoever holds a role over them, or one person. */
export function AddApprover({ label, approvers, roles, error, onAdd }: AddApproverProps) {
  const t = useMessages('approval-chains');
  const id = useId();
  const [isPicking, setIsPicking] = useState(false);
  const isThere = (approver: ChainApprover) =>
    approvers.some(
      ({ Kind, RoleCode, ChillCode }) =>
        Kind === approver.Kind && RoleCode === approver.RoleCode && ChillCode === approver.ChillCode,
    );
  const add = (approver: ChainApprover) => !isThere(approver) && onAdd(approver);

  function choose(value: string) {
    setIsPicking(value === 'person');
    const line = LINES.find((one) => one === value);
    if (line) add({ ...NOBODY, Kind: line });
    const role = roles.find(({ RoleCode }) => value === `role ${RoleCode}`);
    if (role) add({ ...NOBODY, Kind: 'role', ...role });
  }

  return (
    <div className="space-y-3">
      <SelectField
        id={id}
        label={label}
        error={error}
        value={isPicking ? 'person' : ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{t('choose')}</option>
        <optgroup label={t('besidePerson')}>
          {LINES.map((Kind) => (
            <option key={Kind} value={Kind} disabled={isThere({ ...NOBODY, Kind })}>
              {t(`approver.${Kind}`)}
            </option>
          ))}
        </optgroup>
        <optgroup label={t('byRole')}>
          {roles.map(({ RoleCode, Name }) => (
            <option key={RoleCode} value={`role ${RoleCode}`}>
              {Name}
            </option>
          ))}
        </optgroup>
        <option value="person">{t('onePerson')}</option>
      </SelectField>
      {isPicking && (
        <PersonPicker
          messages={{ label: t('person'), hint: t('personHint'), searching: t('searching'), none: t('noPerson') }}
          onPick={({ ChillCode, Name }) => {
            setIsPicking(false);
            add({ ...NOBODY, Kind: 'person', ChillCode, Name });
          }}
        />
      )}
    </div>
  );
}
