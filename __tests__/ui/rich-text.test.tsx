import { render, screen } from '@testing-library/react';
import { RichText } from '@/components/ui/media/rich-text';
import { cleanHtml } from '@/lib/contract/platform/html';
import { sanitise } from '@/lib/text/html';
import { dangersIn, hostileHtml } from './hostile-html';

const parsed = (html: string | TrustedHTML) => {
  const body = new DOMParser().parseFromString('<body></body>', 'text/html').body;
  body.innerHTML = String(html);
  return body;
};

describe.each([
  ['what the HR API and the portal let through', cleanHtml],
  ['what the browser lets into a page', sanitise],
])('%s', (_, cleaned) => {
  test.each(hostileHtml)('holds nothing that runs, loads or covers: %s (T69, T71)', (html) => {
    const body = parsed(cleaned(html));
    expect(dangersIn(body)).toEqual([]);
  });

  test('keeps what people write', () => {
    const html =
      '<h3>Plan</h3><p lang="de">Erst <b>lesen</b>,<br>dann <a href="https://example.com/a?b=1&amp;c=2">fragen</a>: 1 &lt; 2</p>' +
      '<ol start="3"><li>eins</li></ol><table><tbody><tr><th scope="row">a</th><td colspan="2">b</td></tr></tbody></table>' +
      '<img src="data:image/png;base64,iVBORw0KGgo=" alt="a dot">';
    const body = parsed(cleaned(html));
    body.querySelector('a')?.removeAttribute('target');
    body.querySelector('a')?.removeAttribute('rel');
    expect(body.innerHTML).toBe(html);
  });
});

test.each(hostileHtml.filter((html) => /seen/.test(html) && !/="x$/.test(html)))(
  'a reader still sees the words beside it: %s',
  (html) => {
    expect(parsed(cleanHtml(html)).textContent).toContain('seen');
  },
);

test('elements are closed in the order in which they were opened', () => {
  expect(cleanHtml('<div><p>a<b>b</div></b>c</p><li>')).toBe('<div><p>a<b>b</b></p></div>c<li></li>');
  expect(cleanHtml('a < b > c & d')).toBe('a &lt; b &gt; c & d');
  expect(cleanHtml('<DIV TITLE="İ">İ<SCRIPT>x</SCRIPT>y')).toBe('<div title="İ">İy</div>');
});

test('a text that is far too long is cut, and one that nests without end stays flat (T71)', () => {
  expect(cleanHtml('x'.repeat(5_000_000))).toHaveLength(500_000);
  expect(parsed(cleanHtml('<div>'.repeat(20_000) + 'deep')).querySelectorAll('div')).toHaveLength(40);
});

test.each([
  ['tags that do not end', '<a '],
  ['values that do not end', '<a x="'],
  ['one long name', 'a'],
  ['names in a tag', '<a a a a a '],
  ['comments that do not end', '<!--'],
  ['scripts', '<script></script>'],
  ['elements that nobody opened', '</b>'],
])('half a million letters of %s cost no more than others: each is looked at once (T71)', (_, piece) => {
  const text = `<p ${piece.repeat(500_000 / piece.length)}>`;
  const before = process.cpuUsage();
  cleanHtml(text);
  const { user, system } = process.cpuUsage(before);
  expect(user + system).toBeLessThan(3_000_000);
});

test('half a megabyte of what people write is cleaned within 50 ms of work (T71)', () => {
  const sentence = 'Who falls ill on leave says so on the first day. ';
  const text = `<p lang="en">${sentence.repeat(4)}<b>Read</b>, then <a href="https://example.com/a?b=1">ask</a>.</p>`;
  const long = text.repeat(500_000 / text.length);
  const costs = Array.from({ length: 10 }, () => {
    const before = process.cpuUsage();
    cleanHtml(long);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  });
  expect(Math.min(...costs)).toBeLessThan(50_000);
});

test('a link to a page stays in the portal, to a missing one it is text, others open apart', () => {
  const [own, foreign, off] = parsed(
    sanitise('<a href="/ecenter/mydevices">a</a><a href="https://example.com">b</a><a href="/ecenter/letters">c</a>'),
  ).querySelectorAll('a');
  expect(own?.getAttribute('href')).toBe('/ecenter/mydevices');
  expect(off?.outerHTML).toBe('<a>c</a>');
  expect(own?.getAttribute('target')).toBeNull();
  expect(foreign?.getAttribute('target')).toBe('_blank');
  expect(foreign?.getAttribute('rel')).toBe('noopener noreferrer');
});

test('a text is shown once its sanitiser is there, and nothing of it before (T71)', async () => {
  const { container } = render(
    <RichText html={'<p>Hello <b onclick="x()">you</b></p><script>x()</script>'} loadingText="Loading" />,
  );
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  expect(await screen.findByText('you')).not.toHaveAttribute('onclick');
  expect(container.querySelector('.rich-text')?.innerHTML).toBe('<p>Hello <b>you</b></p>');
});
