import { act, fireEvent, screen } from '@testing-library/react';
import { DocumentFile } from '@/components/platform/files/view/document-file';
import { UploadDialog } from '@/components/platform/files/upload/upload-dialog';
import { renderWithMessages } from '../../render-with-messages';

beforeAll(() => {
  document.documentElement.lang = 'en';
});
afterEach(() => jest.useRealTimers());

const choose = (name: string) =>
  fireEvent.change(screen.getByLabelText('Choose Files', { selector: 'input' }), {
    target: { files: [new File(['x'], name)] },
  });

test('a document upload checks types, shows progress and closes (UPL-11, UPL-12, UPL-27)', async () => {
  jest.useFakeTimers();
  const onUploaded = jest.fn();
  const onClose = jest.fn();
  renderWithMessages(
    <UploadDialog
      isOpen
      onClose={onClose}
      rules={{ types: ['pdf', 'docx'] }}
      lingers={1000}
      upload={async () => ({ HeaderCode: 'h', FileName: 'a.pdf' })}
      onUploaded={onUploaded}
    />,
  );
  choose('a.png');
  expect(screen.getByRole('alert')).toHaveTextContent('Only the following formats are accepted: .pdf, .docx');
  choose('a.pdf');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Submit' })));
  expect(screen.getByRole('status')).toHaveTextContent('File has been uploaded');
  await act(() => jest.advanceTimersByTimeAsync(999));
  expect(onClose).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(onClose).toHaveBeenCalled();
  expect(onUploaded).toHaveBeenCalledWith({ HeaderCode: 'h', FileName: 'a.pdf' }, expect.any(File));
});

test.each([
  [true, true, ['Upload', 'View']],
  [true, false, ['Upload']],
  [false, true, ['View']],
])('with the flags %p and %p a document offers %j (UPL-28, UPL-29)', async (isUploadShown, isViewShown, offered) => {
  renderWithMessages(
    <DocumentFile
      extensions="pdf"
      isUploadShown={isUploadShown}
      isViewShown={isViewShown}
      call="uploadTicketFile"
      onUploaded={() => {}}
      onView={() => {}}
    />,
  );
  const buttons = await screen.findAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(offered);
});
