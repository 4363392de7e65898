import type { homeCalls } from '../../../lib/contract/workplace/home';
import type { Handlers } from '../../platform/calls/call';
import { namedTo } from '../../people/colleagues';
import { dayOf, wireDate, wireInstant } from '../../platform/dates';
import { getVisibleEmployment } from '../../people/visible-employment';
import { reporteesOf } from '../../people/reportees';
import { openablePages } from '../shell/openable-pages';
import type { HomeTask, HomeUnread } from './home-rows';

const MAX_ROWS = 20;

const REPORTING_KIND = { manager: 'manager', admin: 'admin_manager' } as const;

/** The order of each source, over all sources: by the day when it is due, and without one last. */
function mostUrgent(tasks: readonly HomeTask[]): HomeTask[] {
  const dayOfTask = ({ dueOn }: HomeTask) => dueOn ?? '9999';
  return tasks.toSorted((one, other) => dayOfTask(one).localeCompare(dayOfTask(other))).slice(0, MAX_ROWS);
}

export const homeHandlers: Handlers<keyof typeof homeCalls> = {
  listPendingTasks: {
    allow: 'own',
    handle: async ({ Modulecode }, { actor, db, now, language, services }) => {
      if (!actor.employmentId) return [];
      const today = dayOf(now);
      const question = { on: today, language, limit: MAX_ROWS, moduleCode: Modulecode };
      const own: HomeTask[] = [];
      const team: HomeTask[] = [];
      for (const { homeRows } of services.capabilities) {
        const found = await homeRows?.tasks?.(db, actor.employmentId, question);
        own.push(...(found?.own ?? []));
        team.push(...(found?.team ?? []));
      }
      const pageFor = await openablePages({ actor, db });
      const row = ({ code, title, dueOn, name = '', empid, hasPhoto = false }: HomeTask) => ({
        TaskCode: code,
        Title: title,
        DueDate: dueOn ? wireDate(dueOn) : '',
        IsOverdue: dueOn !== null && dueOn < today,
        Name: name,
        Empid: empid ?? '',
        HasPhoto: hasPhoto,
      });
      return [
        ...mostUrgent(own).map((task) => ({
          ...row(task),
          IsTeam: false,
          CanFinish: task.canFinish ?? false,
          Link_Info: pageFor(task.link),
        })),
        ...mostUrgent(team).map((task) => ({ ...row(task), IsTeam: true })),
      ];
    },
  },

  listUnread: {
    allow: 'own',
    handle: async ({ Modulecode }, { actor, db, now, language, services }) => {
      const pageFor = await openablePages({ actor, db });
      const question = { on: dayOf(now), language, limit: MAX_ROWS, moduleCode: Modulecode };
      const all: HomeUnread[] = [];
      for (const { homeRows } of services.capabilities)
        all.push(...((await homeRows?.unread?.(db, actor.accountId, question)) ?? []));
      return all
        .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
        .map((unread) => ({
          NotificationCode: unread.code,
          NotificationName: unread.subject,
          NotificationType: unread.kind,
          Name: unread.sender ?? '',
          RoleCode: unread.roleCode,
          Link_Info: pageFor(unread.link),
          URLParamKey: unread.linkKey,
          URLParamValue: unread.linkValue,
          CreatedDate: wireInstant(unread.createdAt),
        }));
    },
  },

  listReportees: {
    allow: 'visible',
    handle: async ({ Kind, ChillCode }, { actor, db, now, language }) => {
      const today = dayOf(now);
      const leader = ChillCode === undefined ? null : await getVisibleEmployment(db, actor, { code: ChillCode, today });
      const leaderId = ChillCode === undefined ? actor.employmentId : leader?.isWhole && leader.id;
      if (!leaderId) return [];
      const among = leaderId === actor.employmentId ? undefined : namedTo(actor, today);
      const rows = await reporteesOf(db, leaderId, { kind: REPORTING_KIND[Kind], on: today, language, among });
      return rows.map(({ name, empid, code, hasPhoto, level, location }) => ({
        Name: name,
        Empid: empid,
        KeyCode: code,
        HasPhoto: hasPhoto,
        Level_Name: level,
        Location_Name: location,
      }));
    },
  },
};
