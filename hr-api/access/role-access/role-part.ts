import type { Language } from '../../../lib/contract/platform/languages';
import type { RolePartName } from '../../../lib/contract/access/role-access/rules';
import type { Database } from '../../platform/db/database';

/** Something that a role can be given, with its name in the language that was asked for. */
export interface PartChoice {
  readonly key: string;
  readonly name: string;
  readonly detail: string;
  readonly isOn: boolean;
}

export interface PartGroup {
  readonly group: string;
  readonly name: string;
  readonly choices: readonly PartChoice[];
}

/** What a role is given beside permissions, by the capability whose tables have it. It shows things, and allows nothing. */
export interface RolePart {
  readonly part: Exclude<RolePartName, 'permissions'>;
  /** All that there is, in the order in which it is read. */
  readonly list: (
    db: Database,
    role: { readonly roleCode: number; readonly language: Language },
  ) => Promise<PartGroup[]>;
  /** Gives a role these and no others. */
  readonly replace: (db: Database, roleCode: number, keys: readonly string[]) => Promise<void>;
}

declare module '../../platform/offers' {
  interface Offers {
    /** What of its own a role can be given. */
    readonly roleParts?: readonly RolePart[];
  }
}
