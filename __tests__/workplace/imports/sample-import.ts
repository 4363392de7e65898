import type { ImportDetail, ImportKind, ImportRow } from '@/lib/contract/workplace/imports/shapes';

const column = (Column: string, Title: string, Group: string, rest: Partial<ImportKind['Columns'][number]> = {}) => ({
  ...{ Column, Title, Group, Hint: '', Type: 'text' as const, IsRequired: false, CanClear: false, Choices: [] },
  ...rest,
});

export const PEOPLE: ImportKind = {
  Kind: 'people',
  Name: 'People',
  Description: 'Joiners and changes of people',
  Columns: [
    column('empid', 'Employee ID', 'Person'),
    column('mail', 'Work mail', 'Person'),
    column('name', 'Name', 'Person', { IsRequired: true }),
    column('unit', 'Unit', 'Work', {
      Type: 'choice',
      Choices: [
        { Value: 'finance', Text: 'Finance' },
        { Value: 'firmware', Text: 'Firmware' },
      ],
    }),
    column('manager', 'Manager', 'Work', { Hint: 'By number or name' }),
    column('joined', 'First day', 'Work', { Type: 'day', IsRequired: true }),
  ],
  Keys: ['empid', 'mail'],
  Options: [
    {
      ...{ Key: 'order', Title: 'Order of days', Hint: 'Found out where you say nothing', Type: 'choice', Default: '' },
      Choices: [
        { Value: '', Text: 'Find out' },
        { Value: 'dmy', Text: 'Day, month, year' },
      ],
    },
  ],
};

export const NO_COUNTS: ImportDetail['Counts'] = {
  ...{ Rows: 0, New: 0, Changed: 0, Same: 0, Refused: 0, Written: 0, TakenBack: 0, InTheWay: 0 },
};

/** An import of a file with four columns, one of them not recognised. */
export const importOf = (part: Partial<ImportDetail> = {}): ImportDetail => ({
  ImportCode: 'import-1',
  Kind: 'people',
  KindName: 'People',
  FileName: 'people.csv',
  Format: 'csv',
  State: 'mapping',
  Problem: null,
  Progress: null,
  Counts: NO_COUNTS,
  By: { Name: 'Asha Rao', Empid: 'E1004', KeyCode: '', HasPhoto: false },
  IsOwn: true,
  CreatedAt: '2026-03-05T03:30:00.000Z',
  CheckedAt: '',
  WrittenAt: '',
  TakenBackAt: '',
  Waits: [],
  Mode: '',
  Sheets: [],
  Sheet: '',
  FileColumns: [
    { Position: 0, Heading: 'ID', Samples: ['E1', 'E2'], Column: 'empid', From: 'guessed' },
    { Position: 1, Heading: 'Full name', Samples: ['Ann', 'Ben'], Column: 'name', From: 'remembered' },
    { Position: 2, Heading: 'Boss', Samples: ['E9'], Column: 'manager', From: 'guessed' },
    { Position: 3, Heading: 'Shoe size', Samples: ['41'], Column: '', From: '' },
  ],
  KeyColumn: 'empid',
  Fixed: {},
  Options: {},
  RefusedColumns: [],
  CanMap: true,
  CanCheck: true,
  CanRun: false,
  CanUndo: false,
  CanDiscard: true,
  ...part,
});

export const rowOf = (part: Partial<ImportRow> = {}): ImportRow => ({
  ...{ Line: 2, Label: 'Ann', Outcome: 'new', State: '', Issues: [], Changes: [] },
  Cells: [
    { Column: 'empid', Text: 'E1', IsCorrected: false },
    { Column: 'name', Text: 'Ann', IsCorrected: false },
    { Column: 'manager', Text: 'E9', IsCorrected: false },
  ],
  ...part,
});

export const CHANGED = rowOf({
  ...{ Line: 3, Label: 'Ben', Outcome: 'changed' },
  Changes: [{ Column: 'manager', Title: 'Manager', From: 'Cem', To: 'Dana' }],
});

export const REFUSED = rowOf({
  ...{ Line: 4, Label: 'Eve', Outcome: 'refused' },
  Issues: [{ Column: 'manager', Title: 'Manager', Reason: 'unknown_person', Text: 'Nobody has the number E9' }],
});

/** It as it is after a dry run with one row of each kind. */
export const checkedImport = (part: Partial<ImportDetail> = {}): ImportDetail =>
  importOf({
    State: 'checked',
    Counts: { ...NO_COUNTS, Rows: 3, New: 1, Changed: 1, Refused: 1 },
    RefusedColumns: [{ Column: 'manager', Title: 'Manager', Count: 1 }],
    CheckedAt: '2026-03-05T03:31:00.000Z',
    CanRun: true,
    ...part,
  });
