import type { RecurringWork } from '../../../platform/capability';
import { remindAndEscalate } from './escalate';
import { resolveAnew } from './resolve-anew';
import { returnDelegations } from './return-delegations';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const every = (minutes: number) => ({
  everyMs: minutes * MINUTE_MS,
  bounds: { leastMs: MINUTE_MS, mostMs: 24 * HOUR_MS },
});

export const approvalWork: readonly RecurringWork[] = [
  {
    key: 'look up approvers',
    names: {
      de: 'Genehmigende neu ermitteln',
      en: 'Look up approvers anew',
      es: 'Volver a determinar quién aprueba',
      fr: 'Redéterminer les approbateurs',
      ja: '承認者を再確認',
      zh: '重新确定审批人',
    },
    ...every(10),
    mayBeSwitchedOff: false,
    run: resolveAnew,
  },
  {
    key: 'remind of approvals',
    names: {
      de: 'An Genehmigungen erinnern und eskalieren',
      en: 'Remind of approvals and escalate them',
      es: 'Recordar y escalar aprobaciones',
      fr: 'Relancer et escalader les approbations',
      ja: '承認の催促とエスカレーション',
      zh: '提醒并升级审批',
    },
    ...every(30),
    mayBeSwitchedOff: true,
    run: remindAndEscalate,
  },
  {
    key: 'return delegations',
    names: {
      de: 'Beendete Vertretungen zurückgeben',
      en: 'Return delegations that are over',
      es: 'Devolver las delegaciones terminadas',
      fr: 'Restituer les délégations terminées',
      ja: '終了した承認代行を戻す',
      zh: '归还已结束的审批委托',
    },
    ...every(30),
    mayBeSwitchedOff: true,
    run: returnDelegations,
  },
];
