import { ne, sql, type SQL } from 'drizzle-orm';
import { employments } from '../../../people/tables';
import { visibleTo } from '../../../people/visibility';
import type { CallContext } from '../../../platform/calls/call';
import { dayOf } from '../../../platform/dates';

/** Of whom the caller counts anew, as a condition on `employments`: of all whom they see, but not their own. */
export const mayRecount = ({ actor, now }: Pick<CallContext, 'actor' | 'now'>): SQL =>
  sql`${visibleTo(actor, dayOf(now), 'one')} and ${ne(employments.personId, actor.personId)}`;
