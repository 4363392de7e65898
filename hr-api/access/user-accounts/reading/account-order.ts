import { sql, type SQL } from 'drizzle-orm';
import type { AccountSort } from '../../../../lib/contract/access/user-accounts/account-states';
import { isInstant } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';
import { accounts } from '../../../people/accounts/tables';
import { persons } from '../../../people/tables';
import { visits } from '../../sign-in/tables';

export interface AccountOrder {
  readonly Sort: AccountSort;
  readonly Direction: 'asc' | 'desc';
}

interface SortKey {
  readonly key: SQL;
  /** What of it a place holds, read as the type that is compared. */
  readonly typed: (value: string) => SQL;
  readonly isValid: (value: string) => boolean;
}

const isText = (value: string) => value.length <= 800;

/** Who never signed in comes before everybody who did. */
const NEVER = '-infinity';

const KEYS: Record<AccountSort, SortKey> = {
  Name: { key: sql`searchable(${persons.name})`, typed: (value) => sql`${value}::text`, isValid: isText },
  LoginID: { key: sql`lower(${accounts.loginId})`, typed: (value) => sql`${value}::text`, isValid: isText },
  LastSignIn: {
    key: sql`coalesce(${visits.signedInAt}, ${NEVER}::timestamptz)`,
    typed: (value) => sql`${value}::timestamptz`,
    isValid: (value) => value === NEVER || isInstant(value),
  },
};

/** What a list is sorted by, as text, for the place of a row. */
export const sortText = ({ Sort }: AccountOrder): SQL<string> =>
  Sort === 'LastSignIn'
    ? sql<string>`coalesce(to_char(${visits.signedInAt} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') || '+00', ${NEVER})`
    : sql<string>`${KEYS[Sort].key}`;

export function orderBy({ Sort, Direction }: AccountOrder): SQL[] {
  const way = Direction === 'asc' ? sql`asc` : sql`desc`;
  return [sql`${KEYS[Sort].key} ${way}`, sql`${persons.id} ${way}`, sql`${accounts.id} ${way}`];
}

interface Place {
  readonly text: string;
  readonly personId: string;
  readonly id: string;
}

export const formatCursor = ({ Sort }: AccountOrder, { text, personId, id }: Place): string =>
  [Sort, Buffer.from(text).toString('base64url'), personId, id].join('.');

const UUID = '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})';
const CURSOR = new RegExp(`^([A-Za-z]+)\\.([A-Za-z0-9_-]*)\\.${UUID}\\.${UUID}$`);

/** Behind a place that `formatCursor` wrote for a list of the same order; refuses any other text. */
export function afterCursor({ Sort, Direction }: AccountOrder, position: string): SQL | undefined {
  if (!position) return undefined;
  const [, sorted, coded = '', personId = '', id = ''] = CURSOR.exec(position) ?? [];
  const text = Buffer.from(coded, 'base64url').toString();
  const { key, typed, isValid } = KEYS[Sort];
  if (sorted !== Sort || text.includes('\0') || !isValid(text))
    throw new ApiError('bad_request', { message: 'The list has no such position' });
  const sign = Direction === 'asc' ? sql`>` : sql`<`;
  return sql`(${key}, ${persons.id}, ${accounts.id}) ${sign} (${typed(text)}, ${personId}::uuid, ${id}::uuid)`;
}
