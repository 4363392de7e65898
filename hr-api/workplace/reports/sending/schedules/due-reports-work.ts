import type { RecurringWork } from '../../../../platform/capability';
import { planDue } from '../../../../platform/schedules/plan';
import { REPORT_KIND } from './save-schedule';

const MINUTE_MS = 60_000;

/** Has the reports sent whose hour has come. While it rests none are sent by a schedule; each is then caught up once. */
export const dueReportsWork: RecurringWork = {
  key: 'send due reports',
  names: {
    de: 'Fällige Berichte senden',
    en: 'Send reports that are due',
    es: 'Enviar los informes programados',
    fr: 'Envoyer les rapports planifiés',
    ja: '予定時刻のレポートを送信',
    zh: '发送到期的报表',
  },
  everyMs: MINUTE_MS,
  bounds: { leastMs: MINUTE_MS, mostMs: 24 * 60 * MINUTE_MS },
  mayBeSwitchedOff: true,
  run: ({ db, clock }) => planDue(db, clock(), [REPORT_KIND]),
};
