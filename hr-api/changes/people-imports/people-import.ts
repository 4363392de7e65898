import { GENDERS } from '../../../lib/contract/changes/joining/joining-rules';
import type { ImportKind } from '../../workplace/imports/import-kind';
import { justificationOf } from '../../workplace/imports/usual-options';
import { changeReasons } from '../imports/change-reasons';
import { inLanguages } from './import-texts';
import { personColumns, personOptions } from './columns';
import { personChoices } from './person-choices';
import { ownChoices } from './record/own-choices';
import { ownColumns } from './record/own-columns';
import { readFacts } from './reading/person-facts';
import { planPeople } from './plan/plan-people';
import { settleLines } from './lines/settle-lines';
import { takePeopleBack } from './write/take-people-back';
import { tellValues } from './tell-values';
import { writePeople } from './write/write-people';

/** People by file: one row, one person; unknown ones join, known ones change. */
export const peopleImport: ImportKind = {
  key: 'people',
  isFirst: true,
  names: inLanguages(({ name }) => name),
  descriptions: inLanguages(({ description }) => description),
  columns: personColumns,
  ownColumns: (context) => ownColumns(context),
  keys: ['EmployeeID', 'Mail'],
  leavingColumn: 'LastDay',
  options: personOptions,
  reasons: changeReasons,
  writes: [
    { phase: 'join', looksAt: ['new'], writes: ['new'] },
    { phase: 'change', looksAt: ['new', 'changed'], writes: ['changed'] },
  ],
  choices: async (context) => ({
    ...(await personChoices(context)),
    ...(await ownChoices(context)),
    Gender: GENDERS.map((value) => ({ value, text: value })),
  }),
  tell: tellValues,
  open: async (given) => {
    const context = { ...given, options: { ...given.options, Justification: justificationOf(given) } };
    const facts = await readFacts(context);
    return {
      plan: (rows) => planPeople(context, facts, rows),
      settle: (rows) => settleLines(context, rows),
      write: (phase, rows) => writePeople(context, phase, rows),
      takeBack: (rows, reason) => takePeopleBack(context, rows, reason),
    };
  },
};
