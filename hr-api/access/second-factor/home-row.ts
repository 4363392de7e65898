import type { Language } from '../../../lib/contract/platform/languages';
import type { CallContext } from '../../platform/calls/call';
import { dayOf, daysBetween } from '../../platform/dates';
import { hasFactor } from './factors';
import { requiringRolesOf } from './roles/rules';

const WEEK = 7;

const TITLE: Record<Language, string> = {
  de: 'Richten Sie die Anmeldung in zwei Schritten ein: {role} verlangt sie',
  en: 'Set up two-step sign-in: {role} requires it',
  es: 'Configure el inicio de sesión en dos pasos: {role} lo exige',
  fr: 'Configurez la connexion en deux étapes\u00a0: {role} l’exige',
  ja: '2 段階認証を設定してください（{role}に必要です）',
  zh: '请设置两步登录：{role}要求使用',
};

/** Until when somebody needs a second factor, as long as they have none. */
export async function factorRow(
  context: Pick<CallContext, 'actor' | 'db' | 'now' | 'language'>,
  { moduleCode }: { readonly moduleCode?: number },
) {
  const { actor, db, now, language } = context;
  if (moduleCode !== undefined || actor.kind !== 'employee') return { rows: [], counts: {} };
  const roles = await requiringRolesOf(context);
  const [first] = roles
    .flatMap(({ name, beganAt, until }) => (beganAt && until ? [{ name, beganAt, until }] : []))
    .sort((one, other) => one.until.getTime() - other.until.getTime());
  if (!first || (await hasFactor(db, actor.accountId))) return { rows: [], counts: {} };
  const dueOn = dayOf(first.until);
  const days = daysBetween(dayOf(now), dueOn);
  const group = days <= 0 ? 'now' : days <= WEEK ? 'week' : 'info';
  const title = TITLE[language].replace('{role}', first.name);
  const row = {
    kind: 'factor',
    code: 'factor',
    title,
    group,
    button: 'open',
    dueOn,
    createdAt: first.beganAt,
    link: 'user/secondfactor',
  } as const;
  return { rows: [row], counts: group === 'info' ? {} : { [group]: 1 } };
}
