import type { SQL } from 'drizzle-orm';
import type { ReportDays, ReportFieldType } from '../../../lib/contract/workplace/reports/limits';
import type { Language } from '../../../lib/contract/platform/languages';
import type { Allow, CallContext } from '../../platform/calls/call';
import type { CalendarDate } from '../../platform/dates';

export type Names = Readonly<Record<Language, string>>;

/** Who reads a report, when and in which language. */
export type ReportReader = Pick<CallContext, 'actor' | 'db' | 'now' | 'language'> & {
  /** What the capabilities offer. */
  readonly services: Pick<CallContext['services'], 'capabilities'>;
};

/**
 * Who may read a field. `open`: whoever may open the report, of all its rows. `personal`: of the rows whose person's record is open to
 * the reader. `hr`: who keeps records alone. It holds in columns, filters, sorting and totals alike.
 */
export type FieldClass = 'open' | 'personal' | 'hr';

export interface Choice {
  readonly value: string;
  readonly text: string;
}

export interface ReportField {
  /** Its name on the wire, which saved layouts keep. */
  readonly name: string;
  readonly title: string;
  readonly type: ReportFieldType;
  readonly class: FieldClass;
  readonly value: SQL;
  /** What it is sorted by, where an index has that and it is never null. */
  readonly order?: SQL;
  /** What its values stand for, where they are some of few: filters offer them. */
  readonly choices?: () => Promise<readonly Choice[]>;
  readonly hasTotal?: boolean;
  /** Whether it says what the row itself is, and can be read in `rowsFrom`. */
  readonly isOfRow?: boolean;
  readonly isHiddenAtFirst?: boolean;
}

/** The days that a report is asked for: `on`, or from a first to a last day, both included. */
export interface ReportSpan {
  readonly on: CalendarDate;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** How the rows of some days are found faster than those of all. */
export interface RowsByDays {
  /** The field that says on which day a row is; it is never empty. */
  readonly field: string;
  /** `from` with the rows of these days alone. */
  readonly from: (days: Pick<ReportSpan, 'from' | 'to'>) => SQL;
  /** Where rows are of any days, the one up to which a first page is looked for; left out, all are of the span. */
  readonly around?: CalendarDate;
}

/** Where the rows of a report come from, for one reader. */
export interface ReportQuery {
  /** The first names the row. */
  readonly fields: readonly ReportField[];
  readonly from: SQL;
  /** The same rows without what is joined to show them: as long as nothing narrows them down, they are counted and found in it. */
  readonly rowsFrom?: SQL;
  /** `from` with the rows of those people alone whom a condition, an order and a limit pick, where it takes long to find those of all. */
  readonly fromPeople?: (picked: SQL) => SQL;
  readonly byDays?: RowsByDays;
  /** Contains the `visibleTo` of the subject; undefined where the reader sees every row. */
  readonly where: SQL | undefined;
  /**
   * Of which day the tree of units is that a row's place, joined as `assignments`, is looked up in; left out, no places narrow the rows.
   */
  readonly orgDay?: CalendarDate | SQL;
  /** Of which rows personal fields may be read; left out, of all. */
  readonly isOpenRow?: SQL;
  /** What no two rows have in common. */
  readonly key: SQL;
  /** What a search looks through, as `searchable` writes it. */
  readonly searched: SQL;
  /** What the row's own page is opened with, where `rowPage` names one. */
  readonly rowCode?: SQL;
}

/** A report: from this alone follow its list of fields, pages, filters, totals and files. */
export interface Report {
  /** Its ReportCode, of small letters and hyphens. */
  readonly code: string;
  /** The path of the module that offers it. */
  readonly module: string;
  /** Who may open it, of those who may open reports; with `visible` the query alone decides what they find. */
  readonly allow: Extract<Allow, 'visible' | `${string}.${string}`>;
  readonly names: Names;
  readonly descriptions: Names;
  /** What its files are called. */
  readonly fileName: string;
  readonly days: ReportDays;
  /** Whether it is sent in its own columns alone, whatever layouts there are (VOPQ-26). */
  readonly isExcel?: boolean;
  /** Whether it has the levels of the organisation as fields and is offered among the Excel reports. */
  readonly isByOrganisation?: boolean;
  /** The page that shows what a row is about, such as `ecenter/profileview`. */
  readonly rowPage?: string;
  /** Its rows are what HR plan for people: a day to come is for those who keep people, others get today's. */
  readonly hasPlans?: boolean;
  /** There is nothing to say of days to come: asked for one, it says what holds today. */
  readonly endsToday?: boolean;
  /** The span where none is asked for; today where it is left out. */
  readonly usualSpan?: (today: CalendarDate) => Pick<ReportSpan, 'from' | 'to'>;
  /** What a pivot of it begins with, of open fields; left out, it has none. */
  readonly pivot?: { readonly row: string; readonly column: string; readonly value?: string };
  /** In which order its rows stand where nobody chose one. */
  readonly sort: { readonly field: string; readonly direction: 'asc' | 'desc' };
  readonly query: (reader: ReportReader, span: ReportSpan) => Promise<ReportQuery>;
}

declare module '../../platform/offers' {
  interface Offers {
    /** Its reports. */
    readonly reports?: readonly Report[];
  }
}

/** Declares a report. */
export const defineReport = (report: Report): Report => report;

/** Makes fields that whoever may open the report reads, called by these titles in a language. */
export const openFields =
  <Name extends string>(titles: Readonly<Record<Name, Names>>, language: Language) =>
  (name: Name, value: SQL, part: Partial<ReportField> = {}): ReportField => ({
    name,
    title: titles[name][language],
    type: 'text',
    class: 'open',
    value,
    ...part,
  });
