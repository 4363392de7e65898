import { defineCapability } from '../../platform/capability';
import { loadTasks } from './sample';
import { pendingTasks } from './data';
import { taskCounts } from './task-counts';
import { sampleData } from '../../platform/sample-data';

export const tasksCapability = defineCapability({
  name: 'tasks',
  sampleData: sampleData(['people'], (tx, { people, today }) => loadTasks(tx, people, today)),
  homeRows: { tasks: pendingTasks },
  counts: taskCounts,
});
