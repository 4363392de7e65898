import { amongIds } from '../../platform/db/among-ids';
import { defineErasure } from '../../platform/define-erasure';
import { tasks } from './tables';

export const tasksErasure = defineErasure({
  name: 'tasks',
  titles: { de: 'Aufgaben', en: 'Tasks', es: 'Tareas', fr: 'Tâches', ja: 'タスク', zh: '任务' },
  parts: [{ table: tasks, where: ({ employmentIds }) => amongIds(tasks.employmentId, employmentIds) }],
});
