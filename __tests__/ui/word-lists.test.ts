import { withWordLists } from '@/lib/text/word-lists';

const item = (sign: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span
  style='mso-list:Ignore'>${sign}<span>&nbsp; </span></span><!--[endif]-->${text}</p>`;

test('the items of lists that are pasted from Word are items of lists', () => {
  const [one, two, first] = [item('·', 'One'), item('·', '<b>Two</b>'), item('1.', 'First')];
  expect(withWordLists(`<p class=MsoNormal>Before</p>${one}\n${two}<p>Between</p>${first}`)).toBe(
    '<p class=MsoNormal>Before</p><ul><li>One</li><li><b>Two</b></li></ul><p>Between</p><ol><li>First</li></ol>',
  );
});

test('what is pasted from elsewhere stays as it is', () => {
  const html = '<ul><li>One</li></ul><ul><li>Two</li></ul><p>· Three</p>';
  expect(withWordLists(html)).toBe(html);
});
