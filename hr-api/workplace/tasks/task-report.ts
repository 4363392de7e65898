import { and, eq, isNull, sql } from 'drizzle-orm';
import { employments, persons } from '../../people/tables';
import { seesEveryone, visibleTo } from '../../people/visibility';
import { dayOf } from '../../platform/dates';
import { textsOf } from '../../platform/texts/data';
import { personFields } from '../reports/people/employee-rows';
import { defineReport, type Names, openFields } from '../reports/report';
import { tasks } from './tables';

const TITLES = {
  Task: { de: 'Aufgabe', en: 'Task', es: 'Tarea', fr: 'Tâche', ja: 'タスク', zh: '任务' },
  DueOn: { de: 'Fällig am', en: 'Due on', es: 'Vence el', fr: 'Échéance', ja: '期限', zh: '截止日期' },
  DaysLate: {
    de: 'Tage überfällig',
    en: 'Days late',
    es: 'Días de retraso',
    fr: 'Jours de retard',
    ja: '超過日数',
    zh: '逾期天数',
  },
  CreatedAt: { de: 'Gestellt', en: 'Set', es: 'Asignada', fr: 'Créée', ja: '設定日時', zh: '下达时间' },
} satisfies Record<string, Names>;

/** What people still have to do, and how late it is. */
export const taskReport = defineReport({
  code: 'tasks-pending',
  module: 'tracker',
  allow: 'visible',
  names: {
    de: 'Offene Aufgaben',
    en: 'Tasks pending',
    es: 'Tareas pendientes',
    fr: 'Tâches en attente',
    ja: '未完了のタスク',
    zh: '待办任务',
  },
  descriptions: {
    de: 'Was noch zu tun ist und wie spät es damit ist',
    en: 'What is still to be done, and how late it is',
    es: 'Lo que queda por hacer y su retraso',
    fr: 'Ce qui reste à faire, et le retard pris',
    ja: '残っている作業とその遅れ',
    zh: '尚未完成的事项及逾期情况',
  },
  fileName: 'Tasks_Pending',
  days: 'none',
  rowPage: 'ecenter/profileview',
  sort: { field: 'DueOn', direction: 'asc' },
  query: async (reader) => {
    const { actor, db, now, language } = reader;
    const today = dayOf(now);
    const names = textsOf('task', language, 'task_texts');
    const title = sql`coalesce(${names.name}, ${tasks.title})`;
    const field = openFields(TITLES, language);
    return {
      fields: [
        ...personFields(reader),
        field('Task', title),
        field('DueOn', sql`${tasks.dueOn}`, { type: 'date' }),
        field('DaysLate', sql`greatest(${today}::date - ${tasks.dueOn}, 0)`, { type: 'number' }),
        field('CreatedAt', sql`${tasks.createdAt}`, { type: 'instant' }),
      ],
      from: sql`${tasks}
        join ${employments} on ${eq(employments.id, tasks.employmentId)}
        join ${persons} on ${eq(persons.id, employments.personId)}
        left join ${names} on ${names.code} = ${tasks.textCode}`,
      where: and(isNull(tasks.doneAt), (await seesEveryone(db, actor, today)) ? undefined : visibleTo(actor, today)),
      key: sql`${tasks.id}`,
      rowCode: sql`${employments.code}`,
      searched: sql`(${persons.searchText} || ' ' || searchable(${title}))`,
    };
  },
});
