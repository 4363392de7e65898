import { layoutOf } from '@/components/ui/table/layout/layout';
import { layoutInFields, tableColumnsOfSaved } from '@/components/workplace/reports/layouts/table-fields';
import { wireColumns } from '@/components/workplace/reports/layouts/wire-layout';

const columns = [
  { id: 'subject', field: 'Subject', title: 'Subject', value: () => null },
  { id: 'TicketID', title: 'Number', value: () => null },
  { id: 'assignee', field: 'Assignee', title: 'Assigned to', value: () => null },
  { id: 'status', field: 'Status', title: 'Status', value: () => null },
];
const layout = { ...layoutOf(columns), hidden: ['status'], labels: { assignee: 'Who' } };
const field = (FieldName: string, DisplayOrder: number, Label = '') => ({
  FieldName,
  DisplayOrder,
  Display: true,
  Label,
});

test('a layout of the report arranges and names the columns of a table that are fields of it', () => {
  const saved = { Fields: [field('TicketID', 0), field('Assignee', 1, 'Answers'), field('Rating', 2, 'Stars')] };
  expect(tableColumnsOfSaved(saved, columns)).toEqual({
    order: ['subject', 'TicketID', 'assignee', 'status'],
    hidden: ['status'],
    labels: { assignee: 'Answers', Rating: 'Stars' },
  });
});

test('what a table saves are fields of its report', () => {
  const rows = Object.values(wireColumns('saved-1', layoutInFields(layout, columns, null)));
  expect(rows.map(({ FieldName, Display, Label }) => [FieldName, Display, Label])).toEqual([
    ['Subject', true, ''],
    ['TicketID', true, ''],
    ['Assignee', true, 'Who'],
    ['Status', false, ''],
  ]);
});

test('a table keeps what a saved layout says of fields that it has no column for', () => {
  const saved = { Fields: [field('Rating', 0, 'Stars'), { ...field('ClosedAt', 1), Display: false }] };
  expect(layoutInFields(layout, columns, saved)).toMatchObject({
    order: ['Subject', 'TicketID', 'Assignee', 'Status', 'Rating', 'ClosedAt'],
    hidden: ['Status', 'ClosedAt'],
    labels: { Assignee: 'Who', Rating: 'Stars' },
  });
});
