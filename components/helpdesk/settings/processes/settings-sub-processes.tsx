import { useId } from 'react';
import { useLookups } from '@/components/platform/lookups/lookup-context';
import { LookupLines } from '@/components/platform/lookups/rows/lookup-lines';
import { cellsOf } from '@/components/platform/lookups/lookup-row';
import type { Saving } from '@/components/platform/lookups/use-saving';
import { subProcessShape } from '@/lib/contract/helpdesk/lookups';
import type { HelpdeskSettings } from '@/lib/contract/helpdesk/settings';
import { fillIn } from '@/lib/i18n/fill-in';
import { useSettings } from '../settings-context';

type SubProcess = HelpdeskSettings['Processes'][number]['SubProcesses'][number];

interface SettingsSubProcessesProps {
  readonly subProcesses: readonly SubProcess[];
  readonly issueOf: Saving['issueOf'];
  readonly onChange: (subProcesses: SubProcess[]) => void;
}

const EMPTY: SubProcess = { CategoryCode: 0, Name: '', IsActive: true };

/** What a ticket of a process is about exactly. They are saved with their process. */
export function SettingsSubProcesses({ subProcesses, issueOf, onChange }: SettingsSubProcessesProps) {
  const { process } = useSettings().words;
  const { words } = useLookups();
  const id = useId();
  return (
    <div role="group" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className="font-semibold">
        {process.subProcesses}
      </h3>
      <p className="text-muted">{process.subProcessesText}</p>
      <LookupLines
        shape={subProcessShape}
        cells={cellsOf(subProcessShape, {
          Name: { label: (number) => fillIn(process.subProcessName, { number }) },
          IsActive: { label: words.active },
        })}
        rows={subProcesses}
        texts={{ new: '', add: process.addSubProcess }}
        issueOf={issueOf}
        onChange={onChange}
        onAdd={() => onChange([...subProcesses, EMPTY])}
      />
    </div>
  );
}
