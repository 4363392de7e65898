import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Snackbars } from '@/components/ui/feedback/snackbars';
import { FolderForm } from '@/components/workplace/imports/folder/folder-form';
import type { ImportFolderSettings } from '@/lib/contract/workplace/imports/folder';
import { languages, type Language } from '@/lib/contract/platform/languages';
import { answerCalls, type Answers } from '../../changes/answer-calls';
import { renderWithMessages } from '../../render-with-messages';

const user = userEvent.setup();

const settings = (part: Partial<ImportFolderSettings> = {}): ImportFolderSettings => ({
  ...{ IsSaved: false, IsOn: false, Kind: 'people', Folder: '/data/imports', RoleName: '', IsMe: false },
  Limits: { joiners: 5, leavers: 5, changes: 20 },
  By: { Name: '', Empid: '', KeyCode: '', HasPhoto: false },
  MayImport: false,
  ...part,
});

const ofAsha: Partial<ImportFolderSettings> = {
  ...{ IsSaved: true, IsOn: true, RoleName: 'HR' },
  By: { Name: 'Asha Rao', Empid: 'E1004', KeyCode: '', HasPhoto: false },
};

let answers: Answers;
let sent: ReturnType<typeof answerCalls>;
beforeEach(() => {
  answers = {};
  sent = answerCalls(answers);
});

const show = (part: Partial<ImportFolderSettings> = {}, language: Language = 'en') =>
  renderWithMessages(
    <>
      <FolderForm initial={settings(part)} />
      <Snackbars closeText="Close" />
    </>,
    language,
  );

test('a limit that is no per cent is refused at its field, and nothing is sent', async () => {
  show();
  await user.clear(screen.getByLabelText('Leavers, %'));
  await user.type(screen.getByLabelText('Leavers, %'), '101');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Enter a whole number from 0 to 100')).toBeVisible();
  expect(screen.getByLabelText('Leavers, %')).toHaveValue('101');
  expect(sent.of('saveImportFolder')).toEqual([]);
});

test('whoever switches the folder on first lets it import with their own rights', async () => {
  answers.saveImportFolder = settings({ ...ofAsha, IsMe: true, MayImport: true });
  show();
  await user.click(screen.getByRole('checkbox', { name: 'Import the files of the folder' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent.of('saveImportFolder')).toEqual([
    { IsOn: true, Kind: 'people', ActsAsMe: true, Limits: { joiners: 5, leavers: 5, changes: 20 } },
  ]);
  expect(await screen.findByText('Files are imported with your rights as HR.')).toBeVisible();
});

test('somebody else is told whose rights count, that those may be gone, and puts in their own', async () => {
  answers.saveImportFolder = settings(ofAsha);
  show(ofAsha);
  expect(screen.getByRole('alert')).toHaveTextContent('Asha Rao may not import any more.');
  expect(screen.getByText('Files are imported with the rights of Asha Rao as HR.')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'With my rights from now on' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent.of('saveImportFolder')).toMatchObject([{ ActsAsMe: true }]);
});

test.each(languages)('the folder is told in %s, no text missing', (language) => {
  const { container } = show(ofAsha, language);
  expect(container).not.toHaveTextContent(/imports\.|\{\w+\}/);
});
