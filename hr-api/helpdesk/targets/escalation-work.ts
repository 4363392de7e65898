import type { RecurringWork } from '../../platform/capability';
import { escalateTickets } from './escalation';

const MINUTE_MS = 60_000;

export const escalationWork: RecurringWork = {
  key: 'escalate tickets',
  names: {
    de: 'Überfällige Tickets eskalieren',
    en: 'Escalate tickets that are late',
    es: 'Avisar de los tickets atrasados',
    fr: 'Signaler les tickets en retard',
    ja: '期限を過ぎたチケットをエスカレーション',
    zh: '升级逾期工单',
  },
  everyMs: 5 * MINUTE_MS,
  bounds: { leastMs: MINUTE_MS, mostMs: 60 * MINUTE_MS },
  mayBeSwitchedOff: true,
  run: ({ db, clock, env, mail }) => escalateTickets({ db, clock, services: { env, mail } }),
};
