import type { homeCalls } from '../../../lib/contract/workplace/home';
import type { Handlers } from '../../platform/calls/call';
import { closeAbsence } from '../../access/sign-in/visits';
import { audit } from '../../platform/audit/audit';
import { namedTo } from '../../people/colleagues';
import { dayOf } from '../../platform/dates';
import { getVisibleEmployment } from '../../people/visible-employment';
import { reporteesOf } from '../../people/reportees';
import { listCatchUp } from './list-catch-up';
import { listToday } from './list-today';

const REPORTING_KIND = { manager: 'manager', admin: 'admin_manager' } as const;

export const homeHandlers: Handlers<keyof typeof homeCalls> = {
  listToday: { allow: 'own', handle: listToday },
  listCatchUp: { allow: 'own', handle: listCatchUp },

  closeCatchUp: {
    allow: 'own',
    handle: async (_request, context) => {
      const { actor, db } = context;
      if (await closeAbsence(db, actor.accountId))
        await audit(context, { subject: { kind: 'account', id: actor.accountId }, action: 'catch up' });
      return {};
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
