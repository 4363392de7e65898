import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { PhotoChooser } from '@/components/platform/files/photo/photo-chooser';
import { PhotoPreview } from '@/components/platform/files/photo/photo-preview';
import { renderWithMessages } from '../../render-with-messages';

const shrinkPicture = jest.fn();
jest.mock('@/lib/client/picture-file', () => ({
  readPicture: async () => ({}),
  shrinkPicture: async (...given: unknown[]) => shrinkPicture(...given) as File,
}));
// jsdom lays nothing out and loads no picture.
jest.mock('@/components/ui/media/image-crop', () => ({
  ImageCrop: ({
    onCrop,
    onCancel,
    words,
  }: {
    onCrop: (area: object) => void;
    onCancel: () => void;
    words: { use: string; cancel: string };
  }) => (
    <>
      <button onClick={() => onCrop({ x: 0, y: 0, width: 200, height: 200 })}>{words.use}</button>
      <button onClick={onCancel}>{words.cancel}</button>
    </>
  ),
}));

const choose = (name: string) =>
  fireEvent.change(screen.getByLabelText('Change photo', { selector: 'input' }), {
    target: { files: [new File(['x'], name)] },
  });

function open(upload = jest.fn(async () => ({ HeaderCode: 'h1' }))) {
  const onChosen = jest.fn();
  renderWithMessages(<PhotoChooser name="Ananya Rao" address={undefined} upload={upload} onChosen={onChosen} />);
  return { upload, onChosen };
}

async function press(name: string) {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
}

beforeEach(() => shrinkPicture.mockImplementation((_picture, _area, name: string) => new File(['j'], name)));

test('a picture is cropped, sent as Photo.Jpeg, its HeaderCode told (PHOT-05 to PHOT-09)', async () => {
  const { upload, onChosen } = open();
  expect(screen.getByText('Allowed file types: png, jpg, jpeg.')).toBeInTheDocument();
  choose('me.png');
  await press('Upload');
  await waitFor(() => expect(onChosen).toHaveBeenCalledWith('h1'));
  expect(upload.mock.calls[0]).toEqual([expect.objectContaining({ name: 'Photo.Jpeg' }), expect.anything()]);
  expect(shrinkPicture.mock.calls[0]?.slice(2)).toEqual(['Photo.Jpeg', 200_001]);
  expect(screen.queryByRole('button', { name: 'Upload' })).not.toBeInTheDocument();
});

test('Cancel closes the crop dialog and changes nothing (PHOT-11)', async () => {
  const { upload, onChosen } = open();
  choose('me.jpg');
  await press('Cancel');
  expect(screen.queryByRole('button', { name: 'Upload' })).not.toBeInTheDocument();
  expect(upload).not.toHaveBeenCalled();
  expect(onChosen).not.toHaveBeenCalled();
});

test.each(['me.bmp', 'me.pdf', 'me.heic'])('%s is no photo, and says so (PHOT-06)', (name) => {
  open();
  choose(name);
  expect(screen.getByRole('alert')).toHaveTextContent('Only the following formats are accepted: .png, .jpg, .jpeg');
});

test('an upload that fails says so and keeps the picture', async () => {
  const { onChosen } = open(jest.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue({ HeaderCode: 'h2' }));
  choose('me.jpeg');
  await press('Upload');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  await press('Upload');
  await waitFor(() => expect(onChosen).toHaveBeenCalledWith('h2'));
});

test('a blank avatar stands for no photo, initials for a lost one (PHOT-12, PHOT-13)', () => {
  const { container, rerender } = renderWithMessages(<PhotoPreview name="Ananya Rao" address={undefined} />);
  expect(container).toHaveTextContent('');
  expect(container.querySelector('svg')).toBeInTheDocument();
  rerender(<PhotoPreview name="Ananya Rao" address="/lost" />);
  fireEvent.error(container.querySelector('img')!);
  expect(container.querySelector('img')).not.toBeInTheDocument();
  expect(container).toHaveTextContent('AR');
});
