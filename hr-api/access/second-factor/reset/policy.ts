import type { AccountFactor } from '../../../../lib/contract/access/second-factor';

const DAY = 24 * 3_600_000;

type Actor = { readonly accountId: string };

interface Subject {
  readonly id: string;
  readonly mail: string;
  readonly hasFactor: boolean;
}

interface Request {
  readonly askedBy: string | null;
  readonly askedAt: Date;
  readonly agreedAt: Date | null;
}

/** Until when another administrator can agree. */
export const resetEndOf = ({ askedAt }: Pick<Request, 'askedAt'>) => new Date(askedAt.getTime() + DAY);

/** Whether a request waits for another administrator. */
export const isOpenReset = (request: Request | null, now: Date): request is Request =>
  request !== null && request.agreedAt === null && now < resetEndOf(request);

/** Why an administrator cannot ask to reset somebody's second factor; empty where they can. */
export function askRefusal(actor: Actor, { id, mail, hasFactor }: Subject): AccountFactor['CannotAsk'] {
  if (id === actor.accountId) return 'own';
  if (!hasFactor) return 'no_factor';
  return mail === '' ? 'no_mail' : '';
}

/** Why they cannot agree to what was asked: nobody does for themself, and nobody to their own request. */
export function agreeRefusal(
  actor: Actor,
  { id }: Pick<Subject, 'id'>,
  { askedBy }: Pick<Request, 'askedBy'>,
): AccountFactor['CannotAgree'] {
  if (id === actor.accountId) return 'own';
  return askedBy === actor.accountId ? 'asker' : '';
}
