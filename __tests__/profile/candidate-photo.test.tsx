import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { CandidatePhoto } from '@/components/profile/photo/candidate-photo';
import { renderWithMessages } from '../render-with-messages';

const upload = jest.fn(async (..._given: unknown[]) => ({ HeaderCode: 'h1', FileName: 'Photo.Jpeg' }));
jest.mock('@/lib/client/call/upload-file', () => ({ uploadFile: async (...given: unknown[]) => upload(...given) }));
jest.mock('@/lib/client/picture-file', () => ({
  readPicture: async () => ({}),
  shrinkPicture: async (_picture: unknown, _area: unknown, name: string) => new File(['j'], name),
}));
// jsdom lays nothing out and loads no picture.
jest.mock('@/components/ui/media/image-crop', () => ({
  ImageCrop: ({ onCrop }: { onCrop: (area: object) => void }) => <button onClick={() => onCrop({})}>Crop</button>,
}));

const shown = () => document.querySelector('img')?.getAttribute('src');

test('what a candidate chooses for a photo is sent with their key (PHOT-15, PHOT-16)', async () => {
  const onChosen = jest.fn();
  renderWithMessages(<CandidatePhoto name="Priya Menon" hasPhoto keyCode="key-1" onChosen={onChosen} />);
  const input = await screen.findByLabelText('Change photo', { selector: 'input' });
  expect(shown()).toBe('/api/hr/getCandidatePhoto?headercode=0');
  fireEvent.change(input, { target: { files: [new File(['x'], 'me.png')] } });
  const crop = await screen.findByRole('button', { name: 'Crop' });
  await act(async () => fireEvent.click(crop));
  await waitFor(() => expect(onChosen).toHaveBeenCalledWith('h1'));
  const [name, file, told] = upload.mock.calls[0]!;
  expect([name, (file as File).name, (told as { also: object }).also]).toEqual([
    'uploadCandidatePhoto',
    'Photo.Jpeg',
    { KeyCode: 'key-1' },
  ]);
  expect(shown()).toBe('/api/hr/getCandidatePhoto?headercode=h1');
});

test('a candidate without a photo has a blank one (PHOT-12)', async () => {
  renderWithMessages(<CandidatePhoto name="Priya Menon" hasPhoto={false} keyCode="key-1" onChosen={() => {}} />);
  expect(await screen.findByRole('button', { name: 'Change photo' })).toBeInTheDocument();
  expect(shown()).toBeUndefined();
});
