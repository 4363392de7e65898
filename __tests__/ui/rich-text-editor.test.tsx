import { render, screen } from '@testing-library/react';
import { RichTextEditor } from '@/components/ui/form/rich-text-editor';

const words = { bold: 'Bold', italic: 'Italic', bulletList: 'List', loading: 'Loading' };

test('a text is said to be read-only until it stands there; then it can be written', async () => {
  render(<RichTextEditor label="Before" html="<p>Hello</p>" words={words} onChange={() => {}} className="h-8" />);
  const area = screen.getByRole('textbox', { name: 'Before' });
  expect(area).toHaveAttribute('aria-readonly', 'true');
  expect(area).toHaveAttribute('contenteditable', 'false');

  expect(await screen.findByText('Hello')).toBeVisible();
  expect(area).toHaveAttribute('aria-readonly', 'false');
  expect(area).toHaveAttribute('contenteditable', 'true');
});
