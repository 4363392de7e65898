import { textOfHtml } from '@/lib/text/html-text';

test.each([
  ['plain words', 'plain words'],
  ['a &lt;b&gt; &amp; &quot;c&quot; &#39;d&#39; &#x1F426;', 'a <b> & "c" \'d\' 🐦'],
  ['one<br>two<br>\nthree', 'one\ntwo\nthree'],
  ['<p>one</p><p><b>two</b> <a href="https://example.com">three</a></p>', 'one\ntwo three'],
  ['<ul><li>a</li><li>b</li></ul>', 'a\nb'],
  ['&unknown; &#99999999; &#1114112;', '&unknown; &#99999999; &#1114112;'],
])('%s reads as a person reads it', (html, text) => expect(textOfHtml(html)).toBe(text));
