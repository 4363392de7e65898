import { useId } from 'react';
import { Button } from '@/components/ui/button/button';
import { CloseIcon } from '@/components/ui/icons/form-icons';
import { iconButtonClasses } from '@/components/ui/button/icon-button-classes';
import { TextInput } from '@/components/ui/form/text-input';
import type { HelpdeskSettings } from '@/lib/contract/helpdesk/settings';
import { useMessages } from '@/lib/i18n/use-messages';
import { PlusIcon } from '../../desk/desk-icons';
import { SettingsCheck, SettingsIssue } from '../settings-check';
import type { Saving } from '../use-saving';

type SubProcess = HelpdeskSettings['Processes'][number]['SubProcesses'][number];

interface SettingsSubProcessesProps {
  readonly subProcesses: readonly SubProcess[];
  readonly faultOf: Saving['faultOf'];
  readonly onChange: (subProcesses: SubProcess[]) => void;
}

/** What a ticket of a process is about exactly. One that is not saved yet can still be taken back. */
export function SettingsSubProcesses({ subProcesses, faultOf, onChange }: SettingsSubProcessesProps) {
  const t = useMessages('desk.settings');

  const id = useId();
  const put = (at: number, part: Partial<SubProcess>) =>
    onChange(subProcesses.map((sub, i) => (i === at ? { ...sub, ...part } : sub)));

  return (
    <div role="group" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className="font-semibold">
        {t('process.subProcesses')}
      </h3>
      <p className="text-muted">{t('process.subProcessesText')}</p>
      <ul className="mt-3 space-y-2">
        {subProcesses.map((sub, at) => {
          const fault = faultOf(`sub-${at}`, 'Name');
          return (
            <li key={at}>
              <div className="flex items-center gap-3">
                <TextInput
                  aria-label={t('process.subProcessName', { number: at + 1 })}
                  aria-invalid={fault !== null}
                  maxLength={100}
                  value={sub.Name}
                  onChange={({ target }) => put(at, { Name: target.value })}
                />
                <SettingsCheck
                  isOn={sub.IsActive}
                  label={`${t('active')}: ${sub.Name}`}
                  onChange={(IsActive) => put(at, { IsActive })}
                >
                  {t('active')}
                </SettingsCheck>
                {sub.CategoryCode === 0 && (
                  <button
                    type="button"
                    aria-label={t('process.remove', { name: sub.Name })}
                    onClick={() => onChange(subProcesses.filter((_, i) => i !== at))}
                    className={iconButtonClasses}
                  >
                    <CloseIcon className="size-4" />
                  </button>
                )}
              </div>
              {fault && <SettingsIssue text={fault} />}
            </li>
          );
        })}
      </ul>
      {faultOf('process', 'SubProcesses') && <SettingsIssue text={faultOf('process', 'SubProcesses') ?? ''} />}
      <Button
        variant="secondary"
        type="button"
        onClick={() => onChange([...subProcesses, { CategoryCode: 0, Name: '', IsActive: true }])}
        className="mt-3"
      >
        <PlusIcon className="size-4" />
        {t('process.addSubProcess')}
      </Button>
    </div>
  );
}
