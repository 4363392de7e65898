import { useId, type FormEvent } from 'react';
import { useReportChanges } from '@/components/platform/lookups/lookup-context';
import { LookupSaveBar } from '@/components/platform/lookups/lookup-save-bar';
import { useEdited } from '@/components/platform/lookups/use-edited';
import { useSaving } from '@/components/platform/lookups/use-saving';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { ChevronDownIcon } from '@/components/ui/icons/icons';
import { LabelledCheck } from '@/components/ui/form/labelled-check';
import { TextField } from '@/components/ui/form/text-field';
import { MAX_LENGTH } from '@/lib/contract/helpdesk/limits';
import type { HelpdeskSettings } from '@/lib/contract/helpdesk/settings';
import { useMessages } from '@/lib/i18n/use-messages';
import { useSettings } from '../settings-context';
import { SettingsMembers } from './settings-members';
import { SettingsSubProcesses } from './settings-sub-processes';
import { processChanges, useProcessSteps } from './process-steps';

type Process = HelpdeskSettings['Processes'][number];

interface SettingsProcessProps {
  /** With a code of 0 where it is still to be made. */
  readonly kept: Process;
  readonly isOpen: boolean;
  /** Where it is still to be made: it was, or is not wanted any more. */
  readonly onGone?: () => void;
}

/** One process: its name, who answers it, and its sub processes. It is saved by itself. */
export function SettingsProcess({ kept, isOpen, onGone }: SettingsProcessProps) {
  const { settings, replace } = useSettings();
  const t = useMessages('desk.settings');
  const lookups = useMessages('lookups');
  const id = useId();
  const saving = useSaving(replace);
  const { value, change, discard } = useEdited(kept);
  const stepsOf = useProcessSteps(change);
  const changes = processChanges(t, lookups, kept, value);
  useReportChanges(`processes/${kept.ProcessCode}`, changes.length > 0);
  const leads = value.Members.filter(({ IsLead }) => IsLead).map(({ Name }) => Name);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!(await saving.save(stepsOf(settings, kept, value)))) return;
    discard();
    onGone?.();
  }

  function discardAll() {
    discard();
    onGone?.();
  }

  return (
    <Card>
      <details open={isOpen} className="group">
        <summary className="grid min-h-16 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 rounded-lg px-5 py-3.5 transition-colors duration-150 hover:bg-hover md:px-6">
          <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base font-semibold">
            {kept.Name || t('process.new')}
            {!value.IsActive && <Badge>{lookups('inactive')}</Badge>}
            {changes.length > 0 && <Badge tone="accent">{lookups('unsaved')}</Badge>}
          </h2>
          <span className="col-start-1 mt-0.5 text-muted">
            {[
              t('process.memberCount', { count: value.Members.length }),
              t('process.subProcessCount', { count: value.SubProcesses.length }),
              leads.length > 0 ? t('process.leadOf', { name: leads.join(', ') }) : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <ChevronDownIcon className="col-start-2 row-span-2 row-start-1 size-5 text-muted transition-transform duration-150 group-open:rotate-180" />
        </summary>
        <form onSubmit={(event) => void save(event)} noValidate className="border-t border-line px-5 pt-5 pb-5 md:px-6">
          <div className="grid grid-cols-1 gap-x-8 gap-y-2 md:grid-cols-2">
            <TextField
              id={`${id}-name`}
              label={lookups('name')}
              required
              maxLength={MAX_LENGTH.name}
              value={value.Name}
              error={saving.issueOf('process', 'Name')}
              onChange={({ target }) => change({ ...value, Name: target.value })}
            />
            <div className="md:pt-6">
              <LabelledCheck
                isOn={value.IsActive}
                error={saving.issueOf('process', 'IsActive')}
                onChange={(IsActive) => change({ ...value, IsActive })}
              >
                {lookups('active')}
              </LabelledCheck>
              {!value.IsActive && <p className="text-muted">{t('inactiveText')}</p>}
              <LabelledCheck
                isOn={value.IsForClients}
                error={saving.issueOf('process', 'IsForClients')}
                onChange={(IsForClients) => change({ ...value, IsForClients })}
              >
                {t('process.forClients')}
              </LabelledCheck>
              <p className="text-muted">{t('process.forClientsText')}</p>
            </div>
          </div>
          <div className="mt-6 grid grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-2">
            <SettingsMembers
              members={value.Members}
              error={saving.issueOf('process', 'Members')}
              onChange={(Members) => change({ ...value, Members })}
            />
            <SettingsSubProcesses
              subProcesses={value.SubProcesses}
              issueOf={saving.issueOf}
              onChange={(SubProcesses) => change({ ...value, SubProcesses })}
            />
          </div>
          {onGone && changes.length === 0 && (
            <button
              type="button"
              onClick={onGone}
              className="mt-5 min-h-11 rounded px-3 font-medium text-muted transition-colors duration-150 hover:bg-hover hover:text-ink md:min-h-9"
            >
              {t('process.cancelNew')}
            </button>
          )}
          <LookupSaveBar saving={saving} changes={changes} onDiscard={discardAll} />
        </form>
      </details>
    </Card>
  );
}
