import { useId } from 'react';
import { LookupLines } from '@/components/platform/lookups/rows/lookup-lines';
import { cellsOf } from '@/components/platform/lookups/lookup-row';
import type { Saving } from '@/components/platform/lookups/use-saving';
import { subProcessShape } from '@/lib/contract/helpdesk/lookups';
import type { HelpdeskSettings } from '@/lib/contract/helpdesk/settings';
import { useMessages } from '@/lib/i18n/use-messages';

type SubProcess = HelpdeskSettings['Processes'][number]['SubProcesses'][number];

interface SettingsSubProcessesProps {
  readonly subProcesses: readonly SubProcess[];
  readonly issueOf: Saving['issueOf'];
  readonly onChange: (subProcesses: SubProcess[]) => void;
}

const EMPTY: SubProcess = { CategoryCode: 0, Name: '', IsActive: true };

/** What a ticket of a process is about exactly. They are saved with their process. */
export function SettingsSubProcesses({ subProcesses, issueOf, onChange }: SettingsSubProcessesProps) {
  const t = useMessages('desk.settings.process');
  const lookups = useMessages('lookups');
  const id = useId();
  return (
    <div role="group" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className="font-semibold">
        {t('subProcesses')}
      </h3>
      <p className="text-muted">{t('subProcessesText')}</p>
      <LookupLines
        shape={subProcessShape}
        cells={cellsOf(subProcessShape, {
          Name: { label: (number) => t('subProcessName', { number }) },
          IsActive: { label: lookups('active') },
        })}
        rows={subProcesses}
        texts={{ new: '', add: t('addSubProcess') }}
        issueOf={issueOf}
        onChange={onChange}
        onAdd={() => onChange([...subProcesses, EMPTY])}
      />
    </div>
  );
}
