import type { Database } from '../../platform/db/database';
import { insertRows } from '../../platform/insert-rows';
import { roles } from './tables';

/** 2, 5 and 13 are given (RSW-01, RSW-07, RSW-08); the others are the sample organisation's. */
export const ROLE = { employee: 2, appraiser: 5, reviewer: 13, hr: 17, helpdesk: 19, administrator: 23 } as const;

/** The one role of client users, who are no employees: none of the others is theirs. */
export const CLIENT_USER_ROLE = 30;

export async function loadRoles(db: Database): Promise<void> {
  await insertRows(
    db,
    roles,
    Object.values(ROLE).map((code) => ({ code })),
  );
}
