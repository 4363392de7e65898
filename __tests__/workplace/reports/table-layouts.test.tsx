import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ArrangementContext } from '@/components/ui/table/layout/arrangement';
import { layoutOf } from '@/components/ui/table/layout/layout';
import { TableLayouts } from '@/components/workplace/reports/layouts/table-layouts';
import { call } from '@/lib/client/call/call';
import { renderWithMessages } from '../../render-with-messages';

jest.mock('@/lib/client/call/call');

const columns = [{ id: 'name', title: 'Name', value: () => '' }];
const layout = (SaveReportName: string, Filter: string | null) => ({
  ...{ SaveReportCode: SaveReportName, SaveReportName, ReportCode: 'employee-list', Filter },
  ...{ IsOwn: true, OwnerName: '', RoleCodes: [], Fields: [] },
});
const saved = [layout('Probation', 'status=2'), layout('Everyone', ''), layout('Old', null)];

const onChoose = jest.fn();
const open = () =>
  renderWithMessages(
    <ArrangementContext
      value={{ columns, layout: layoutOf(columns), change: jest.fn(), filter: { text: 'location=pune', onChoose } }}
    >
      <TableLayouts code="employee-list" saved={saved} canShare={false} canRelease={false} />
    </ArrangementContext>,
  );
const choose = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test.each([
  ['Probation', [['status=2']]],
  ['Everyone', [['']]],
  ['Old', []],
])('the layout %s narrows the list to what it keeps, one from before to nothing else', async (name, chosen) => {
  onChoose.mockClear();
  open();
  await choose(name);
  expect(onChoose.mock.calls).toEqual(chosen);
});

test('a new layout keeps what the list is narrowed to', async () => {
  jest
    .mocked(call)
    .mockImplementation(async (name) => (name === 'listSavedReports' ? saved : { SaveReportCode: 'made' }) as never);
  open();
  await choose('Save as a new layout');
  await userEvent.type(await screen.findByRole('textbox', { name: /name/i }), 'Pune');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith(
      'saveReport',
      { SaveReportName: 'Pune', ReportCode: 'employee-list', SaveReportCode: '', Filter: 'location=pune' },
      expect.any(String),
    ),
  );
});
