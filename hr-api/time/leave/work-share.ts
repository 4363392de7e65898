import { asc, eq } from 'drizzle-orm';
import { employments } from '../../people/tables';
import { dayOf } from '../../platform/dates';
import { definePersonalData } from '../../platform/personal-data';
import { workShares } from './tables';

/** With what part of full time the person works and worked; what is planned is told by those who keep them. */
export const workShare = definePersonalData({
  name: 'work-shares',
  titles: {
    de: 'Anteil an der Vollzeit',
    en: 'Share of full time',
    es: 'Porcentaje de jornada',
    fr: 'Quotité de travail',
    ja: '勤務割合',
    zh: '工时比例',
  },
  columns: {
    validFrom: { de: 'Von', en: 'From', es: 'Desde', fr: 'Du', ja: '開始日', zh: '开始日期' },
    percent: { de: 'Prozent', en: 'Per cent', es: 'Por ciento', fr: 'Pour cent', ja: 'パーセント', zh: '百分比' },
  },
  read: async ({ actor, db, now }) => {
    const rows = await db
      .select({ validFrom: workShares.validFrom, percent: workShares.percent })
      .from(workShares)
      .innerJoin(employments, eq(employments.id, workShares.employmentId))
      .where(eq(employments.personId, actor.personId))
      .orderBy(asc(workShares.validFrom));
    return rows.filter(({ validFrom }) => validFrom <= dayOf(now));
  },
});
