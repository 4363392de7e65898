import type { ReplyFor } from '@/lib/contract/all';
import type { FigureRow } from '../figure-table';

type View = ReplyFor<'listReligions'>['Views'][number];

interface Labels {
  readonly others: string;
  readonly notSaid: string;
}

/** What stands where a value of a part is among its others. */
const AMONG_OTHERS = '–';

const nameOf = ({ Code, Name, IsOthers }: View['Cells'][number], { others, notSaid }: Labels) =>
  IsOthers ? others : Code === '' ? notSaid : Name;

/** The values of the whole, each with its people. */
export const rowsOfWhole = (view: View, labels: Labels): FigureRow[] =>
  view.Cells.map((cell) => ({ label: nameOf(cell, labels), values: [cell.People] }));

/** The parts that something is told of, beside each other: the values that any of them tells, and others last. */
export function tableOfParts(views: readonly View[], labels: Labels): { heads: string[]; rows: FigureRow[] } {
  const told = views.filter(({ Refusal }) => Refusal === null);
  const cells = told.flatMap(({ Cells }) => Cells);
  const names = new Map(cells.filter(({ IsOthers }) => !IsOthers).map((cell) => [cell.Code, nameOf(cell, labels)]));
  const rows = told.map(({ Name, Cells }) => {
    const peopleOf = (isIt: (cell: View['Cells'][number]) => boolean) => Cells.find(isIt)?.People ?? AMONG_OTHERS;
    const named = [...names.keys()].map((code) => peopleOf((cell) => !cell.IsOthers && cell.Code === code));
    return { label: Name, values: [...named, peopleOf(({ IsOthers }) => IsOthers)] };
  });
  return { heads: [...names.values(), labels.others], rows };
}
