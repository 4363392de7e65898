import type { Language } from '../../../lib/contract/platform/languages';
import type { RowOutcome } from '../../../lib/contract/workplace/imports/import-rules';
import type { Actor, CallContext } from '../../platform/calls/call';
import type { Database } from '../../platform/db/database';
import type { Offers } from '../../platform/offers';
import type { RowChange, RowIssue } from './tables';

export type InLanguages = Readonly<Record<Language, string>>;

export interface ImportColumn {
  readonly key: string;
  readonly titles: InLanguages;
  readonly hints: InLanguages;
  /** The column's group, by what people call it. */
  readonly groups: InLanguages;
  readonly type: 'text' | 'day' | 'number' | 'choice';
  /** Whether what is new needs it. */
  readonly isRequired?: boolean;
  readonly canClear?: boolean;
  /** What files call it beside its titles, such as those of other products. */
  readonly alsoNamed?: readonly string[];
}

export interface ImportOption {
  readonly key: string;
  readonly titles: InLanguages;
  readonly hints: InLanguages;
  readonly type: 'text' | 'day' | 'choice';
  readonly usual: string;
  readonly choices?: readonly { readonly value: string; readonly texts: InLanguages }[];
}

/** A row as it is to be understood: what each mapped column says; null where it is to be empty, missing where it is to stay. */
export interface GivenRow {
  readonly line: number;
  readonly key: string;
  readonly values: ReadonlyMap<string, string | null>;
  /** What was wrong with cells before anybody knew what they mean, such as a day that is none. */
  readonly issues: readonly RowIssue[];
  /** As it was left by the last check or write. */
  readonly memory: Readonly<Record<string, unknown>>;
  /** The row was written in an earlier part of this import. */
  readonly isWritten: boolean;
}

/** A value of a row as text; empty where it says nothing, or that it is to be empty. */
export const said = ({ values }: Pick<GivenRow, 'values'>, column: string): string => values.get(column) ?? '';

export interface PlannedRow {
  readonly line: number;
  readonly label: string;
  readonly outcome: Exclude<RowOutcome, 'waiting'>;
  readonly issues: readonly RowIssue[];
  readonly changes: readonly RowChange[];
  readonly memory: Readonly<Record<string, unknown>>;
  /** What the kind needs to write it; stays in this process. */
  readonly work?: unknown;
}

/** Another row of the same file. */
export interface RowOfFile {
  readonly line: number;
  readonly key: string;
  readonly label: string;
  readonly outcome: RowOutcome;
  readonly memory: Readonly<Record<string, unknown>>;
}

/** What a part of an import works with. Rights are those of who began it, at this moment. */
export interface ImportContext extends Pick<CallContext, 'now' | 'requestId' | 'language'> {
  readonly db: Database;
  readonly actor: Actor;
  readonly services: Pick<CallContext['services'], 'secrets' | 'capabilities'>;
  readonly batch: string;
  readonly keyColumn: string;
  readonly columns: ReadonlySet<string>;
  /** Each that the kind has, as it was said or usually is; days as YYYY-MM-DD. */
  readonly options: Readonly<Record<string, string>>;
  readonly fileName: string;
  /** Rows of the file with some keys. */
  readonly rowsWithKeys: (keys: readonly string[]) => Promise<RowOfFile[]>;
}

/** What is decided once all rows were planned: which are refused after all, and in which order rows are written. */
export interface SettledRow {
  readonly line: number;
  readonly issue?: RowIssue;
  readonly rank: number;
}

/** What became of a row that was to be taken back. */
export interface TakenBack {
  readonly line: number;
  readonly issue?: RowIssue;
}

export interface ImportRun {
  /** What rows would do, asked of the database for all of them at once; writes nothing. */
  readonly plan: (rows: readonly GivenRow[]) => Promise<PlannedRow[]>;
  /** Looks at all rows together. */
  readonly settle: (rows: readonly RowOfFile[]) => Promise<SettledRow[]>;
  /**
   * Writes planned rows in this transaction and answers what to remember of each by its line. Throws `ApiError` where one of them
   * cannot be.
   */
  readonly write: (phase: string, rows: readonly PlannedRow[]) => Promise<ReadonlyMap<number, Record<string, unknown>>>;
  /** Takes written rows back in this transaction, the last written first, those that can be; says of the others what stands in the way. */
  readonly takeBack: (rows: readonly RowOfFile[], reason: string) => Promise<TakenBack[]>;
}

/** Something that is imported by files. */
export interface ImportKind {
  readonly key: string;
  /** Stands before the others, and is what the folder takes unless another is said. */
  readonly isFirst?: true;
  readonly names: InLanguages;
  readonly descriptions: InLanguages;
  readonly columns: readonly ImportColumn[];
  /** Those that the organisation has defined itself, as they are now. */
  readonly ownColumns?: (context: Pick<CallContext, 'db' | 'now'>) => Promise<readonly ImportColumn[]>;
  /** The columns by one of which rows are found, the usual first; `keysMayRepeat`: several rows may be of one, the kind says which. */
  readonly keys: readonly string[];
  readonly keysMayRepeat?: true;
  /** Who may import it at all, beside who may import. */
  readonly isOpenTo?: (actor: Pick<Actor, 'permissions'>) => boolean;
  /** Its new rows are joiners, and those that say something in this column leavers, where limits weigh an import; else all are changes. */
  readonly leavingColumn?: string;
  readonly options: readonly ImportOption[];
  /** Why rows are refused, by the reason; `{name}` stands for a parameter. */
  readonly reasons: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  /**
   * The parts in which rows are written, one after the other: which rows each looks at, by what the dry run said of them, and which of
   * them it writes, by what it would do with them now.
   */
  readonly writes: readonly {
    readonly phase: string;
    readonly looksAt: readonly RowOutcome[];
    readonly writes: readonly RowOutcome[];
  }[];
  /** What there is to choose, by column. */
  readonly choices: (
    context: Pick<CallContext, 'db' | 'language' | 'now'>,
  ) => Promise<Readonly<Record<string, readonly { readonly value: string; readonly text: string }[]>>>;
  /** How values of some changes are told to somebody. */
  readonly tell: (
    context: Pick<CallContext, 'db' | 'actor' | 'language' | 'now'>,
    changes: readonly RowChange[],
  ) => Promise<(column: string, value: string) => string>;
  readonly open: (context: ImportContext) => Promise<ImportRun>;
}

declare module '../../platform/offers' {
  interface Offers {
    readonly importKinds?: readonly ImportKind[];
  }
}

export const importKindsIn = (capabilities: readonly Offers[]): ImportKind[] =>
  capabilities
    .flatMap(({ importKinds }) => importKinds ?? [])
    .sort((one, other) => Number(other.isFirst ?? false) - Number(one.isFirst ?? false));

export const isOpen = ({ isOpenTo }: ImportKind, actor: Pick<Actor, 'permissions'>): boolean =>
  isOpenTo?.(actor) ?? true;

/** A kind with all columns that it has now, those of the organisation among them. */
export async function withOwnColumns(context: Pick<CallContext, 'db' | 'now'>, kind: ImportKind): Promise<ImportKind> {
  const own = (await kind.ownColumns?.(context)) ?? [];
  return own.length === 0 ? kind : { ...kind, columns: [...kind.columns, ...own] };
}
