import { namePastedFiles } from '@/components/platform/files/upload/pasted-files';

const at = new Date(2026, 10, 21, 9, 5, 7);

test('a picture off the screen is named for when it was pasted; a file that has a name keeps it', () => {
  const files = [
    new File(['x'], 'image.png', { type: 'image/png' }),
    new File(['x'], 'image.pdf'),
    new File([], 'a.png'),
  ];
  const names = namePastedFiles(files, 'Screenshot', at).map(({ name }) => name);
  expect(names).toEqual(['Screenshot 2026-11-21 090507.png', 'image.pdf', 'a.png']);
});
