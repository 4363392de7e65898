import { daysOfAmount } from '../../../../lib/contract/time/leave/leave-rules';
import { wireDate } from '../../../platform/dates';
import type { ImportKind } from '../../../workplace/imports/import-kind';
import { usualOptions } from '../../../workplace/imports/usual-options';
import { readTypes } from '../balances/read-types';
import { balanceColumns } from './balance-columns';
import { balanceReasons, inLanguages } from './balance-import-texts';
import { planBalanceRows, settleBalanceRows } from './plan-balance-rows';
import { takeBalanceRowsBack, writeBalanceRows } from './write-balance-rows';

const DAYS: readonly string[] = ['AsOn', 'LastDay'];

/** Balances by file, such as those of the system before: one row, one person and one type, and what is left as on a day. */
export const balanceImport: ImportKind = {
  key: 'leave-balances',
  names: inLanguages(({ name }) => name),
  descriptions: inLanguages(({ description }) => description),
  columns: balanceColumns,
  keys: ['EmployeeID', 'Mail'],
  keysMayRepeat: true,
  isOpenTo: ({ permissions }) => permissions.has('leave.keep'),
  options: [usualOptions.justification, usualOptions.dayOrder],
  reasons: balanceReasons,
  writes: [{ phase: 'write', looksAt: ['new', 'changed'], writes: ['new', 'changed'] }],
  choices: async ({ db, language }) => ({
    TypeCode: (await readTypes(db, language))
      .filter(({ isActive }) => isActive)
      .map(({ code, name }) => ({ value: String(code), text: name })),
  }),
  tell: async ({ db, language }) => {
    const names = new Map((await readTypes(db, language)).map(({ code, name }) => [String(code), name]));
    const days = new Intl.NumberFormat(language);
    return (column, value) => {
      if (value !== '' && DAYS.includes(column)) return wireDate(value);
      if (value !== '' && column === 'Balance') return days.format(daysOfAmount(Number(value)));
      return column === 'TypeCode' ? (names.get(value) ?? value) : value;
    };
  },
  open: async (context) => ({
    plan: (rows) => planBalanceRows(context, rows),
    settle: async (rows) => settleBalanceRows(rows),
    write: (_, rows) => writeBalanceRows(context, rows),
    takeBack: (rows, reason) => takeBalanceRowsBack(context, rows, reason),
  }),
};
