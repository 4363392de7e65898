import { changeLine, listChanges } from '@/components/platform/lookups/changes';
import { isSameRow } from '@/components/platform/lookups/lookup-row';
import { rowSteps } from '@/components/platform/lookups/row-steps';
import type { SaveStep } from '@/components/platform/lookups/use-saving';
import { useCallMutation } from '@/lib/client/call/use-call';
import { subProcessShape } from '@/lib/contract/helpdesk/lookups';
import type { HelpdeskSettings } from '@/lib/contract/helpdesk/settings';
import type { Translate } from '@/lib/i18n/message-key';

type Process = HelpdeskSettings['Processes'][number];
type SubProcess = Process['SubProcesses'][number];

const ownOf = ({ ProcessCode, Name, IsActive, IsForClients, Members }: Process) => ({
  ProcessCode,
  Name,
  IsActive,
  IsForClients,
  Members,
});
const activeNames = (subProcesses: readonly SubProcess[]) =>
  subProcesses.filter(({ IsActive }) => IsActive).map(({ Name }) => Name);

/** What saving a process would change, a line for each. */
export function processChanges(
  t: Translate<'desk.settings'>,
  lookups: Translate<'lookups'>,
  kept: Process,
  value: Process,
): readonly string[] {
  const state = ({ IsActive }: Process) => (IsActive ? lookups('active') : lookups('inactive'));
  const leads = ({ Members }: Process) => Members.filter(({ IsLead }) => IsLead).map(({ Name }) => Name);
  const isNewSub = value.SubProcesses.some(({ CategoryCode }) => CategoryCode === 0);
  return [
    ...changeLine(lookups, lookups('name'), kept.Name, value.Name),
    ...changeLine(lookups, lookups('active'), state(kept), state(value)),
    ...(kept.IsForClients === value.IsForClients
      ? []
      : [lookups(value.IsForClients ? 'added' : 'removed', { what: t('process.forClients') })]),
    ...listChanges(
      lookups,
      kept.Members.map(({ Name }) => Name),
      value.Members.map(({ Name }) => Name),
    ),
    ...changeLine(lookups, t('process.lead'), leads(kept).join(', '), leads(value).join(', ')),
    ...(isNewSub || !isSameRow(kept.SubProcesses, value.SubProcesses)
      ? changeLine(
          lookups,
          t('process.subProcesses'),
          activeNames(kept.SubProcesses).join(', '),
          activeNames(value.SubProcesses).join(', '),
        )
      : []),
  ];
}

/**
 * The calls that save a process: itself first, then each sub process that has changed. What is made on the way takes its code
 * over into what is edited, so that saving again after a refusal makes nothing twice.
 */
export function useProcessSteps(change: (process: Process) => void) {
  const { send: saveProcess } = useCallMutation('saveHelpdeskProcess');
  const { send: saveSubProcess } = useCallMutation('saveHelpdeskSubProcess');

  return (before: HelpdeskSettings, kept: Process, value: Process): readonly SaveStep<HelpdeskSettings>[] => {
    let present = value;
    const known = new Set(before.Processes.map(({ ProcessCode }) => ProcessCode));
    const own: SaveStep<HelpdeskSettings> = {
      of: 'process',
      send: () =>
        saveProcess({
          ProcessCode: value.ProcessCode,
          Name: value.Name,
          IsActive: value.IsActive,
          IsForClients: value.IsForClients,
          Members: value.Members.map(({ AssigneeCode, IsLead }) => ({ AssigneeCode, IsLead })),
        }),
      onSaved: ({ Processes }) => {
        const made = Processes.find(({ ProcessCode }) => !known.has(ProcessCode));
        if (value.ProcessCode === 0 && made) change((present = { ...present, ProcessCode: made.ProcessCode }));
      },
    };
    const subs = rowSteps({
      shape: subProcessShape,
      stored: kept.SubProcesses,
      edited: value.SubProcesses,
      send: (sub) => saveSubProcess({ ...sub, ProcessCode: present.ProcessCode }),
      rowsIn: ({ Processes }) =>
        Processes.find(({ ProcessCode }) => ProcessCode === present.ProcessCode)?.SubProcesses ?? [],
      change: (SubProcesses) => change((present = { ...present, SubProcesses })),
    });
    return isSameRow(ownOf(kept), ownOf(value)) ? subs : [own, ...subs];
  };
}
