import { useId } from 'react';
import { RemoveButton } from '@/components/platform/lookups/rows/remove-button';
import { Avatar } from '@/components/ui/avatar';
import { FieldIssue } from '@/components/ui/form/field-issue';
import { LabelledCheck } from '@/components/ui/form/labelled-check';
import { Select } from '@/components/ui/form/select';
import type { HelpdeskSettings } from '@/lib/contract/helpdesk/settings';
import { photoOf } from '@/lib/files/photo';
import { useMessages } from '@/lib/i18n/use-messages';
import { useSettings } from '../settings-context';

type Member = HelpdeskSettings['Processes'][number]['Members'][number];

interface SettingsMembersProps {
  readonly members: readonly Member[];
  readonly error: string | null;
  readonly onChange: (members: Member[]) => void;
}

/** Who answers the tickets of a process, and who of them leads. */
export function SettingsMembers({ members, error, onChange }: SettingsMembersProps) {
  const { settings } = useSettings();
  const t = useMessages('desk.settings.process');
  const id = useId();
  const others = settings.Candidates.filter(
    ({ AssigneeCode }) => !members.some((member) => member.AssigneeCode === AssigneeCode),
  );

  function add(code: string) {
    const person = others.find(({ AssigneeCode }) => AssigneeCode === code);
    if (person) onChange([...members, { ...person, IsLead: members.length === 0 }]);
  }

  return (
    <div role="group" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className="font-semibold">
        {t('members')}
      </h3>
      <p className="text-muted">{t('membersText')}</p>
      {members.length === 0 && <p className="mt-3 rounded bg-surface-sunken px-3 py-2.5">{t('nobody')}</p>}
      <ul className="mt-2 divide-y divide-line">
        {members.map((member) => (
          <li key={member.AssigneeCode} className="flex flex-wrap items-center justify-end gap-x-3 py-2">
            <Avatar name={member.Name} size="sm" photo={photoOf(member.Id, member.HasPhoto)} />
            <span className="min-w-0 flex-1 basis-24">
              <span className="block font-medium">{member.Name}</span>
              <span className="text-muted digits">{member.Id}</span>
            </span>
            <LabelledCheck
              isOn={member.IsLead}
              label={`${t('lead')}: ${member.Name}`}
              onChange={(IsLead) => onChange(members.map((each) => (each === member ? { ...each, IsLead } : each)))}
            >
              {t('lead')}
            </LabelledCheck>
            <RemoveButton name={member.Name} onClick={() => onChange(members.filter((each) => each !== member))} />
          </li>
        ))}
      </ul>
      {error && <FieldIssue text={error} />}
      {others.length === 0 ? (
        <p className="mt-2 text-muted">{t('noCandidates')}</p>
      ) : (
        <Select aria-label={t('addMember')} value="" onChange={({ target }) => add(target.value)} className="mt-2">
          <option value="">{t('addMember')}</option>
          {others.map(({ AssigneeCode, Name, Id }) => (
            <option key={AssigneeCode} value={AssigneeCode}>
              {Name} {Id}
            </option>
          ))}
        </Select>
      )}
    </div>
  );
}
