import type { Names, Report } from '../../../workplace/reports/report';

/** What the fields are called. */
export const COMP_OFF_FIELDS = {
  WorkedDays: {
    de: 'An freien Tagen gearbeitet',
    en: 'Worked days off',
    es: 'Días libres trabajados',
    fr: 'Jours libres travaillés',
    ja: '休日勤務日数',
    zh: '休息日加班天数',
  },
  Hours: { de: 'Stunden', en: 'Hours', es: 'Horas', fr: 'Heures', ja: '時間', zh: '小时' },
  ClaimedDays: {
    de: 'Davon gutgeschrieben',
    en: 'Already claimed',
    es: 'Ya abonados',
    fr: 'Déjà crédités',
    ja: '付与済み日数',
    zh: '已计入天数',
  },
  EligibleDays: {
    de: 'Noch zu entscheiden',
    en: 'Eligible days',
    es: 'Días por decidir',
    fr: 'Jours à décider',
    ja: '対象日数（承認待ち）',
    zh: '待审批天数',
  },
} satisfies Record<string, Names>;

/** What the report is called, and what it tells. */
export const COMP_OFF_REPORT: Pick<Report, 'names' | 'descriptions'> = {
  names: {
    de: 'Freizeitausgleich',
    en: 'Compensatory leave',
    es: 'Descanso compensatorio',
    fr: 'Repos compensateur',
    ja: '代休',
    zh: '调休',
  },
  descriptions: {
    de: 'Wer Arbeit an freien Tagen eines Zeitraums geltend macht, und was davon gutgeschrieben ist',
    en: 'Who claims work on days off of a period, and what of it is credited',
    es: 'Quién reclama trabajo en días libres de un periodo, y qué se ha abonado',
    fr: 'Qui déclare du travail un jour libre sur une période, et ce qui en est crédité',
    ja: '期間内の休日勤務を申請した人と、付与済みの日数',
    zh: '某段时间内谁申报了休息日加班，以及已计入的天数',
  },
};
