import type { ReactNode } from 'react';
import type { Column, Sort } from './column';
import type { TableLayout } from './layout/layout';

export interface Selection {
  /** Ids of rows, also of such as are on no page that is shown. */
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
}

/** What a table is narrowed to, as text. */
export interface KeptFilter {
  readonly text: string;
  readonly onChoose: (text: string) => void;
}

/** What every table takes, wherever its rows come from. Columns and functions should stay the same between renders. */
export interface TableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly idOf: (row: Row) => string;
  /** Left out, the table keeps its arrangement as long as it is shown. */
  readonly layout?: TableLayout;
  readonly onLayoutChange?: (layout: TableLayout) => void;
  /** What it is sorted by, where who shows it holds that; `onLayoutChange` hears of another sort. */
  readonly sort?: Sort;
  /** How it was arranged on an earlier visit. */
  readonly storedLayout?: TableLayout | null;
  readonly selection?: Selection;
  /** What its rows are narrowed to by whoever shows it, so that saved layouts can keep it. */
  readonly keptFilter?: KeptFilter;
  /** Whether people may give its columns other titles. */
  readonly canRename?: boolean;
  /** What can be done with the rows that are selected. */
  readonly actions?: ReactNode;
  /** Where a row leads; with `onOpen` too, a plain press opens it here instead. */
  readonly hrefOf?: (row: Row) => `/${string}`;
  readonly onOpen?: (row: Row) => void;
  /** The row that is open. */
  readonly currentId?: string;
  /** Classes of a row. */
  readonly rowClasses?: (row: Row) => string;
  /** What a card shows below its name; left out, each column with its title. */
  readonly card?: (row: Row) => ReactNode;
  /** Where a file of the whole list is saved from; left out, it is written here. */
  readonly exportAddress?: string;
  /** What an empty list means where nothing is searched for; left out, that other words or filters may find something. */
  readonly emptyText?: string;
  /** Whether it ends where its rows end, instead of keeping room for more (TBL-09). */
  readonly isShort?: boolean;
  /** In pixels, where its rows scroll in a body of a given height (ORGF-06). */
  readonly height?: number;
  /** False where nobody may save the list as a file. */
  readonly canExport?: boolean;
  /** What stands beside the search, such as filters. */
  readonly tools?: ReactNode;
}

/** The pages whose way is known, counted from 0. */
export interface TablePages {
  readonly at: number;
  readonly count: number;
  readonly goTo: (at: number) => void;
}

/** The rows that a table shows now, and the ways to others. */
export interface TablePage<Row> {
  /** Undefined until the first rows are here. */
  readonly rows: readonly Row[] | undefined;
  /** How many rows are on the pages before. */
  readonly firstIndex: number;
  readonly total: { readonly count: number; readonly isEstimated: boolean } | null;
  /** Others are on their way, and these stand until then. */
  readonly isBusy: boolean;
  readonly failure: { readonly text: string; readonly retry: () => void } | null;
  readonly goPrevious: (() => void) | null;
  readonly goNext: (() => void) | null;
  readonly pages: TablePages;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** Every row of all pages, a batch at a time, for an export. */
  readonly batches: (signal: AbortSignal) => AsyncIterable<readonly Row[]>;
  /** How many rows an export holds at most; null for all. */
  readonly exportLimit: number | null;
}
