import { tableOfText } from '@/components/workplace/imports/start/table-of-text';

const csvOf = async (text: string) => (await tableOfText(text))?.csv.slice(1);

test('cells from a spreadsheet keep their quotes, line breaks and empty cells', async () => {
  const table = await tableOfText('Name\tNote\tCity\r\n"Ann\nBerg"\tsays ""hi""\t\r\nBen\t5" pipe\tUlm\r\n');
  expect(table?.headings).toEqual(['Name', 'Note', 'City']);
  expect(table?.rowCount).toBe(2);
  expect(table?.csv).toBe('\uFEFFName,Note,City\r\n"Ann\nBerg","says """"hi""""",\r\nBen,"5"" pipe",Ulm\r\n');
});

test('semicolons and commas tell cells apart as well, the ones of the first line', async () => {
  expect(await csvOf('a;b\n1,5;2')).toBe('a,b\r\n"1,5",2\r\n');
  expect(await csvOf('a,b\n1;5,2')).toBe('a,b\r\n"1;5",2\r\n');
});

test('what begins with a zero stays as it was copied, a formula is one that nothing computes', async () => {
  expect(await csvOf('a\tb\n+49 123\t007')).toBe("a,b\r\n'+49 123,007\r\n");
});

test.each(['', '  \n ', 'a\tb', 'just words'])('%j is no table', async (text) => {
  expect(await tableOfText(text)).toBeNull();
});
