import { useCallMutation } from '@/lib/client/call/use-call';
import type { HelpdeskSettings } from '@/lib/contract/helpdesk/settings';
import type { Translate } from '@/lib/i18n/message-key';
import { changeLine, listChanges } from '../settings-changes';
import type { SaveStep } from '../use-saving';

type Process = HelpdeskSettings['Processes'][number];
type SubProcess = Process['SubProcesses'][number];

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const ownOf = ({ ProcessCode, Name, IsActive, IsForClients, Members }: Process) => ({
  ProcessCode,
  Name,
  IsActive,
  IsForClients,
  Members,
});
const storedSubProcess = (kept: Process, { CategoryCode }: SubProcess) =>
  CategoryCode === 0 ? undefined : kept.SubProcesses.find((sub) => sub.CategoryCode === CategoryCode);
const activeNames = (subProcesses: readonly SubProcess[]) =>
  subProcesses.filter(({ IsActive }) => IsActive).map(({ Name }) => Name);

/** What saving a process would change, a line for each. */
export function processChanges(t: Translate<'desk.settings'>, kept: Process, value: Process): readonly string[] {
  const leads = ({ Members }: Process) => Members.filter(({ IsLead }) => IsLead).map(({ Name }) => Name);
  const isNewSub = value.SubProcesses.some(({ CategoryCode }) => CategoryCode === 0);
  return [
    ...changeLine(t, t('name'), kept.Name, value.Name),
    ...changeLine(t, t('active'), stateOf(t, kept), stateOf(t, value)),
    ...(kept.IsForClients === value.IsForClients
      ? []
      : [t(value.IsForClients ? 'added' : 'removed', { what: t('process.forClients') })]),
    ...listChanges(
      t,
      kept.Members.map(({ Name }) => Name),
      value.Members.map(({ Name }) => Name),
    ),
    ...changeLine(t, t('process.lead'), leads(kept).join(', '), leads(value).join(', ')),
    ...(isNewSub || !isSame(kept.SubProcesses, value.SubProcesses)
      ? changeLine(
          t,
          t('process.subProcesses'),
          activeNames(kept.SubProcesses).join(', '),
          activeNames(value.SubProcesses).join(', '),
        )
      : []),
  ];
}

const stateOf = (t: Translate<'desk.settings'>, { IsActive }: Process) => (IsActive ? t('active') : t('inactive'));

/**
 * The calls that save a process: itself first, then each sub process that has changed. What is made on the way takes its code
 * over into what is edited, so that saving again after a refusal makes nothing twice.
 */
export function useProcessSteps(change: (process: Process) => void) {
  const { send: saveProcess } = useCallMutation('saveHelpdeskProcess');
  const { send: saveSubProcess } = useCallMutation('saveHelpdeskSubProcess');

  return (before: HelpdeskSettings, kept: Process, value: Process): readonly SaveStep[] => {
    let present = value;
    const known = new Set(before.Processes.map(({ ProcessCode }) => ProcessCode));
    const own: SaveStep = {
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
    const subs = value.SubProcesses.flatMap((sub, at): SaveStep[] => {
      if (isSame(storedSubProcess(kept, sub), sub)) return [];
      return [
        {
          of: `sub-${at}`,
          send: () => saveSubProcess({ ...sub, ProcessCode: present.ProcessCode }),
          onSaved: ({ Processes }) => {
            if (sub.CategoryCode !== 0) return;
            const { SubProcesses = [] } = Processes.find((each) => each.ProcessCode === present.ProcessCode) ?? {};
            const had = new Set(present.SubProcesses.map(({ CategoryCode }) => CategoryCode));
            const made = SubProcesses.find(({ CategoryCode }) => !had.has(CategoryCode));
            if (!made) return;
            present = { ...present, SubProcesses: present.SubProcesses.map((each, i) => (i === at ? made : each)) };
            change(present);
          },
        },
      ];
    });
    return isSame(ownOf(kept), ownOf(value)) ? subs : [own, ...subs];
  };
}
