import type { BuddyTask } from './buddy-task';
import { PanelRow } from './panel-row';
import { useMessages } from '@/lib/i18n/use-messages';

interface BuddyTaskListProps {
  readonly tasks: readonly BuddyTask[];
  readonly onOpen: (task: BuddyTask) => void;
}

/** BUD-03. */
export function BuddyTaskList({ tasks, onOpen }: BuddyTaskListProps) {
  const t = useMessages('buddy');
  return (
    <ul className="divide-y divide-line">
      {tasks.map((task) => (
        <PanelRow
          key={task.BuddyCode}
          title={task.Menu_Name}
          note={t(task.IsDone ? 'done' : 'notDone')}
          onClick={() => onOpen(task)}
        />
      ))}
    </ul>
  );
}
