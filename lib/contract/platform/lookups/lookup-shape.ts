import type { Language } from '../languages';

/**
 * The columns of a lookup, a table of master data, as the wire has them and with what a value has to be. Data without a schema, so
 * that contract, HR API and browser all read it.
 */
export interface LookupShape {
  /** Under what name the wire has the number of a row; 0 makes a new one. */
  readonly code: string;
  readonly columns: Readonly<Record<string, LookupColumn>>;
  /** The choice within which names are unique; without it they are unique in the whole table. */
  readonly uniqueWithin?: string;
}

export type LookupColumn =
  /** `isUnique`: no other row has it, whatever the case of its letters. */
  | { readonly type: 'text'; readonly maxLength: number; readonly isUnique?: true; readonly isOptional?: true }
  /** `isExclusive`: exactly one row has it, and gives it up when another takes it. */
  | { readonly type: 'flag'; readonly isExclusive?: true }
  /** Whole numbers, both ends included; `minutes` is a duration. */
  | { readonly type: 'number' | 'minutes'; readonly min: number; readonly max: number }
  /** The code of a row in another lookup; `isFixed`: a row keeps the one that it was made with; `isOptional`: 0 is none. */
  | { readonly type: 'choice'; readonly isFixed?: true; readonly isOptional?: true }
  /** Codes with a comma between them, in their order. */
  | { readonly type: 'codes' }
  /** A name in each language, empty where it is that of English. `isUnique`: no other row is called so in any language. */
  | { readonly type: 'names'; readonly maxLength: number; readonly isUnique?: true }
  /** A word of those that the screen offers, such as a time zone. */
  | { readonly type: 'option'; readonly maxLength: number };

export type LookupNames = Readonly<Record<Language, string>>;

type LookupValue<Column extends LookupColumn> = Column extends { readonly type: 'flag' }
  ? boolean
  : Column extends { readonly type: 'text' | 'codes' | 'option' }
    ? string
    : Column extends { readonly type: 'names' }
      ? LookupNames
      : number;

/** A row as the wire has it. */
export type LookupRow<Shape extends LookupShape> = { [Code in Shape['code']]: number } & {
  -readonly [Name in keyof Shape['columns']]: LookupValue<Shape['columns'][Name]>;
};

/** Why a lookup refuses: the message of an issue, whose path names the column. */
export const LOOKUP_ISSUES = [
  /** Something that does not exist. */
  'unknown',
  /** It stands there twice, or another one has this name. */
  'doubled',
  /** A fixed choice stays as it is. */
  'belongs_elsewhere',
  /** There is one row with an exclusive flag; it is changed by giving the flag to another. */
  'no_default',
  /** Records refer to it. */
  'in_use',
  /** There is no name in any language. */
  'required',
  /** It is none of those that are offered. */
  'not_offered',
] as const;
export type LookupIssue = (typeof LOOKUP_ISSUES)[number];
