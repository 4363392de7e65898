import type { teamCalls } from '../../../lib/contract/people/team';
import type { Handlers } from '../../platform/calls/call';
import { dayOf, wireDate } from '../../platform/dates';
import { listNameable } from '../../people/visible-employment';
import { leadCounts, managersOf, membersOf, openTaskCounts } from './data';

const LINE = { manager: 'manager', admin_manager: 'admin', reviewer: 'reviewer' } as const;

export const teamHandlers: Handlers<keyof typeof teamCalls> = {
  listTeam: {
    allow: 'own',
    handle: async (_request, { actor, db, now, language }) => {
      const today = dayOf(now);
      const members = actor.employmentId ? await membersOf(db, actor.employmentId, today, language) : [];
      if (members.length === 0) return [];
      const managed = members.filter(({ kinds }) => kinds.includes('manager')).map(({ id }) => id);
      const others = members.filter(({ kinds }) => !kinds.includes('manager')).map(({ id }) => id);
      const open = await openTaskCounts(db, managed, today);
      const leads = await leadCounts(
        db,
        members.map(({ id }) => id),
        today,
      );
      const managers = await managersOf(db, others, today);
      const nameable = await listNameable(db, actor, { codes: [...managers.values()].map(({ code }) => code), today });
      return members.map((member) => {
        const isManaged = member.kinds.includes('manager');
        const manager = managers.get(member.id);
        return {
          KeyCode: member.code,
          Name: member.name,
          Empid: member.empid,
          HasPhoto: member.hasPhoto,
          Level_Name: member.level,
          Unit_Name: member.unit,
          Location_Name: member.location,
          DateOfJoin: wireDate(member.joinedOn),
          Birthday: isManaged ? member.birthday : '',
          OpenTasks: open.get(member.id)?.open ?? 0,
          OverdueTasks: open.get(member.id)?.overdue ?? 0,
          Lines: member.kinds.map((kind) => LINE[kind]),
          ManagerName: manager && nameable.has(manager.code) ? manager.name : '',
          Leads: leads.get(member.id) ?? 0,
        };
      });
    },
  },
};
