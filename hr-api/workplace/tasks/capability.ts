import { defineCapability } from '../../platform/capability';
import auditTexts from './audit-texts.json';
import { loadTasks } from './sample';
import { homeTasks } from './data';
import { taskHandlers } from './handlers';
import { taskReport } from './task-report';
import { taskCounts } from './task-counts';
import { sampleData } from '../../platform/sample-data';
import { tasksErasure } from './tasks-erasure';

export const tasksCapability = defineCapability({
  name: 'tasks',
  handlers: taskHandlers,
  sampleData: sampleData(['people'], (tx, { people, today }) => loadTasks(tx, people, today)),
  homeRows: homeTasks,
  counts: taskCounts,
  reports: [taskReport],
  erasure: [tasksErasure],
  auditTexts,
});
