import type { BuddyTask } from './buddy-task';
import type { BuddyTranslator } from './buddy-messages';
import { PanelRow } from './panel-row';

interface BuddyTaskListProps {
  readonly t: BuddyTranslator;
  readonly tasks: readonly BuddyTask[];
  readonly onOpen: (task: BuddyTask) => void;
}

/** BUD-03. */
export function BuddyTaskList({ t, tasks, onOpen }: BuddyTaskListProps) {
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
