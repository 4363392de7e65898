import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConductGate } from '@/components/agreements/gate/conduct-gate';
import { renderWithMessages } from '../render-with-messages';

const conduct = {
  TableContent: '',
  ConductCode: 'conduct-1',
  ProfileSection: true,
  SectionCode: '2,35',
  AgreeContent: '',
  IsPdf: false,
  IsPlaceholderPdf: false,
  DocumentCode: '',
  ConductName: 'Yearly check',
  IsSignedLetter: false,
  AutoSign: false,
  UserId: 'employment-1',
  SignatureCode: '',
  FileCode: '',
};

const tile = (PersonalSection: string, IsPending: boolean) => ({
  ...{ PersonalSection, imgRef: 'photo', linkURL: 'profilephoto', SectionCode: '2' },
  ...{ StatusName: IsPending ? 'Pending' : 'Complete', IsPending },
});

const gateWith = (sections: ReturnType<typeof tile>[]) =>
  renderWithMessages(<ConductGate conduct={conduct} sections={{ 'About you': sections }} frame={null} note={null} />);

const tick = async () => userEvent.click(await screen.findByRole('checkbox'));

test('who agrees that a record is complete is told which sections are not, and may submit', async () => {
  gateWith([tile('Photo', false), tile('Benefit nominees', true)]);
  await screen.findByRole('checkbox');
  expect(screen.queryByText(/Not complete yet/)).toBeNull();
  await tick();
  expect(
    screen.getByText('Not complete yet: Benefit nominees. Submit only if nothing is missing there.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled();
});

test('who agrees to a record in which nothing is missing is told nothing', async () => {
  gateWith([tile('Photo', false)]);
  await tick();
  expect(screen.queryByText(/Not complete yet/)).toBeNull();
});
