/** What reports are bounded by. Apart from the schemas, so that a browser reads it without them. */

export const MAX_REPORT_ROWS = 101;
/** Up to so many are counted; more are about so many. */
export const MAX_COUNTED_ROWS = 10_000;
/** As many as a table has. */
export const MAX_COLUMNS = 300;
/** Of an address' fifty parts of the organisation and what else narrows a figure. */
export const MAX_FILTERS = 60;
export const MAX_REPORT_SEARCH = 100;
/** Of a layout's name (VOPQ-24) and of the title of a column in it. */
export const MAX_LAYOUT_NAME = 100;
export const MAX_LABEL = 100;

/** What the values of a field are. */
export const REPORT_FIELD_TYPES = ['text', 'number', 'date', 'instant', 'boolean'] as const;
export type ReportFieldType = (typeof REPORT_FIELD_TYPES)[number];

/** How a value is compared with what a filter says; `from` and `to` include it. */
export const FILTER_OPERATORS = ['is', 'contains', 'from', 'to'] as const;
export type FilterOperator = (typeof FILTER_OPERATORS)[number];

/** The days that a report asks for beside its filters: none, the day it is as on, or the first and the last day. */
export const REPORT_DAYS = ['none', 'day', 'period'] as const;
export type ReportDays = (typeof REPORT_DAYS)[number];

export const REPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** `P` while a file is written, `C` once it is complete, `E` where it failed or was stopped (VOPQ-29). */
export const REPORT_STATUSES = ['P', 'C', 'E'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];
