import type { Language } from '../../lib/contract/platform/languages';
import type { CallContext } from './calls/call';

type Names = Readonly<Record<Language, string>>;

/** A Date is an instant; a day is written as YYYY-MM-DD. */
export type PersonalValue = string | number | Date | null;

/** What a capability holds on a person, as they get it themselves: a table, whose rows are read with their own rights. */
export interface PersonalData {
  /** As its files are called. */
  readonly name: string;
  readonly titles: Names;
  /** Its columns in their order, by the names that programs read. */
  readonly columns: Readonly<Record<string, Names>>;
  readonly read: (context: CallContext) => Promise<readonly Readonly<Record<string, PersonalValue>>[]>;
}

declare module './offers' {
  interface Offers {
    /** Its shares of what people are given who ask what is held about them. */
    readonly personalData?: readonly PersonalData[];
  }
}

/** A share whose rows have a value for each of its columns. */
export const definePersonalData = <const Column extends string>(
  share: Omit<PersonalData, 'columns' | 'read'> & {
    readonly columns: Readonly<Record<Column, Names>>;
    readonly read: (context: CallContext) => Promise<readonly Readonly<Record<NoInfer<Column>, PersonalValue>>[]>;
  },
): PersonalData => share;
