import fc from 'fast-check';
import { pdfText } from '../../../hr-api/platform/files/inspection/pdf-text';

/** White space and comments, as PDF defines them; a comment ends with its line. */
const GAP = /(?:[ \t\f\r\n\0]|%[^\r\n]*(?:[\r\n]|$))*/y;

test('from each place in a text of a PDF the next thing is found behind white space and comments', () => {
  const texts = fc.string({ unit: fc.constantFrom('%', '\n', '\r', ' ', '\0', '/S', '3', '('), maxLength: 60 });
  fc.assert(
    fc.property(texts, (text) => {
      const behindGaps = Array.from({ length: text.length + 1 }, (_, at) => {
        GAP.lastIndex = at;
        GAP.test(text);
        return GAP.lastIndex;
      });
      const { next } = pdfText(text);
      const places = [...behindGaps.keys()];
      expect(places.map(next)).toEqual(behindGaps);
      expect(places.reverse().map(next)).toEqual(behindGaps.reverse());
    }),
  );
});
