import type { ReplyFor } from '@/lib/contract/all';
import type { FigureRow } from '../figure-table';

type View = ReplyFor<'listReligions'>['Views'][number];

interface Words {
  readonly others: string;
  readonly notSaid: string;
}

/** What stands where a value of a part is among its others. */
const AMONG_OTHERS = '–';

const nameOf = ({ Code, Name, IsOthers }: View['Cells'][number], { others, notSaid }: Words) =>
  IsOthers ? others : Code === '' ? notSaid : Name;

/** The values of the whole, each with its people. */
export const rowsOfWhole = (view: View, words: Words): FigureRow[] =>
  view.Cells.map((cell) => ({ label: nameOf(cell, words), values: [cell.People] }));

/** The parts that something is told of, beside each other: the values that any of them tells, and others last. */
export function tableOfParts(views: readonly View[], words: Words): { heads: string[]; rows: FigureRow[] } {
  const told = views.filter(({ Refusal }) => Refusal === null);
  const cells = told.flatMap(({ Cells }) => Cells);
  const names = new Map(cells.filter(({ IsOthers }) => !IsOthers).map((cell) => [cell.Code, nameOf(cell, words)]));
  const rows = told.map(({ Name, Cells }) => {
    const peopleOf = (isIt: (cell: View['Cells'][number]) => boolean) => Cells.find(isIt)?.People ?? AMONG_OTHERS;
    const named = [...names.keys()].map((code) => peopleOf((cell) => !cell.IsOthers && cell.Code === code));
    return { label: Name, values: [...named, peopleOf(({ IsOthers }) => IsOthers)] };
  });
  return { heads: [...names.values(), words.others], rows };
}
