import { screen, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { ImportList } from '@/components/workplace/imports/list/import-list';
import { languages, type Language } from '@/lib/contract/platform/languages';
import type { ImportOfList } from '@/lib/contract/workplace/imports/shapes';
import { answerCalls, type Answers } from '../../changes/answer-calls';
import { renderWithMessages } from '../../render-with-messages';
import { checkedImport, importOf } from './sample-import';

let answers: Answers;
let sent: ReturnType<typeof answerCalls>;
let run = 0;

beforeEach(() => {
  run += 1;
  answers = {};
  sent = answerCalls(answers);
});

const listed = (code: string, found: ImportOfList | ReturnType<typeof importOf>): ImportOfList => ({
  ...found,
  ...{ ImportCode: code, Position: code },
});

const show = (imports: readonly ImportOfList[], language: Language = 'en') =>
  renderWithMessages(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ImportList imports={imports} readAt={String(run)} />
    </SWRConfig>,
    language,
  );

test('without imports the list says what one is and leads to the first', () => {
  show([]);
  expect(screen.getByText('Nothing imported yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'New import' })).toHaveAttribute('href', '/process/smartupload/start');
});

test('each import says whose it is and what came of it, and leads to its page', () => {
  const failed = importOf({ State: 'failed', Problem: { Code: 'empty', Line: 0, Text: '' }, IsOwn: false });
  show([listed('one', checkedImport()), listed('two', failed)]);
  const [first, second] = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('link'));
  expect(first).toHaveTextContent(/People · you · /);
  expect(first).toHaveTextContent('1 new1 changed1 refusedChecked');
  expect(within(first!).getByRole('link')).toHaveAttribute('href', '/process/smartupload/key/one');
  expect(second).toHaveTextContent('Asha Rao');
  expect(second).toHaveTextContent('There are no rows below the headings.');
});

test('an import that waits for a yes says so, and why', () => {
  show([listed('one', checkedImport({ Waits: ['Leavers: 12, above the limit of 5 % of 107 people'] }))]);
  const [row] = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('link'));
  expect(row).toHaveTextContent('Waits for a yes');
  expect(row).toHaveTextContent('Leavers: 12, above the limit of 5 % of 107 people');
});

test('a job in the list is followed until it ends, and the list is read anew', async () => {
  answers.getImportProgress = { State: 'written', Progress: null, Problem: null, Counts: importOf().Counts };
  answers.listImports = [listed('one', importOf({ State: 'written' }))];
  show([listed('one', importOf({ State: 'writing', Progress: { Done: 30, Of: 60 } }))]);
  expect(screen.getByRole('progressbar', { name: 'Importing the rows' })).toHaveAttribute('aria-valuenow', '50');
  expect(await screen.findByText('Imported')).toBeVisible();
  expect(sent.of('getImportProgress')).toEqual([{ ImportCode: 'one' }]);
});

test.each(languages)('the list is told in %s, no text missing', (language) => {
  const { container } = show([listed('one', checkedImport()), listed('two', importOf())], language);
  expect(container).not.toHaveTextContent(/imports\.|\{\w+\}/);
});
