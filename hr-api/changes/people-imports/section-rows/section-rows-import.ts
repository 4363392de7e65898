import { wireDate } from '../../../platform/dates';
import { RECORD_EDIT } from '../../../people/record/rights/permissions';
import type { ImportKind } from '../../../workplace/imports/import-kind';
import { nameAnswers, ownChoices } from '../record/own-choices';
import { ownColumns } from '../record/own-columns';
import { planSectionRows } from './plan-section-rows';
import { readSectionFacts } from './read-section-facts';
import { sectionRowColumns, sectionRowOptions } from './section-columns';
import { inLanguages, sectionReasons } from './section-texts';
import { takeSectionRowsBack } from './take-section-rows-back';
import { writeSectionRows } from './write-section-rows';

/** Rows of sections with several rows by file, such as education or relatives: one line, one person and one row of one section. */
export const sectionRowsImport: ImportKind = {
  key: 'section-rows',
  names: inLanguages(({ name }) => name),
  descriptions: inLanguages(({ description }) => description),
  columns: sectionRowColumns,
  ownColumns: (context) => ownColumns(context, 'several'),
  keys: ['EmployeeID', 'Mail'],
  keysMayRepeat: true,
  isOpenTo: ({ permissions }) => permissions.has(RECORD_EDIT),
  options: sectionRowOptions,
  reasons: sectionReasons,
  writes: [{ phase: 'write', looksAt: ['new', 'changed'], writes: ['new', 'changed'] }],
  choices: (context) => ownChoices(context, 'several'),
  tell: async (context, changes) => {
    const saidIn = (column: string) =>
      changes.filter((change) => change.column === column).flatMap(({ from, to }) => [from, to]);
    const nameAnswer = await nameAnswers(context, saidIn, 'several');
    return (column, value) => {
      if (value === '') return '';
      return column === 'EffectiveFrom' ? wireDate(value) : nameAnswer(column, value);
    };
  },
  open: async (context) => {
    const facts = await readSectionFacts(context);
    return {
      plan: (rows) => planSectionRows(context, facts, rows),
      settle: async () => [],
      write: (_, rows) => writeSectionRows(context, rows),
      takeBack: (rows) => takeSectionRowsBack(context, rows),
    };
  },
};
