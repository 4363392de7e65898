import { activityOf } from '../../platform/audit/data';
import { definePersonalData } from '../../platform/personal-data';

/** More than anybody does in a year; the newest are given. */
const MAX_ROWS = 20_000;

/** What the person did, as it is noted. */
export const activityShare = definePersonalData({
  name: 'activity',
  titles: {
    de: 'Was Sie getan haben',
    en: 'What you did',
    es: 'Lo que ha hecho',
    fr: 'Ce que vous avez fait',
    ja: 'あなたの操作',
    zh: '您的操作',
  },
  columns: {
    at: { de: 'Zeitpunkt', en: 'Date', es: 'Fecha', fr: 'Date', ja: '日時', zh: '时间' },
    activity: { de: 'Vorgang', en: 'Activity', es: 'Actividad', fr: 'Activité', ja: '操作', zh: '操作' },
    role: { de: 'Rolle', en: 'Role', es: 'Rol', fr: 'Rôle', ja: '役割', zh: '角色' },
  },
  read: async ({ actor, db, language, services: { capabilities } }) => {
    const rows = await activityOf(db, actor.accountId, { language, limit: MAX_ROWS, capabilities });
    return rows
      .map(({ at, activity, roleName }) => ({ at, activity, role: roleName }))
      .sort((one, other) => other.at.getTime() - one.at.getTime() || one.activity.localeCompare(other.activity));
  },
});
