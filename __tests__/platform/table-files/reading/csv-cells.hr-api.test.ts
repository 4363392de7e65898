import { csvTexts } from './csv-texts';
import { rowsIn } from './read-bytes';

const TABLE = [
  ['Name', 'Salary', 'Note'],
  ['Rao', '1.5', 'x'],
];

test.each([
  ['commas', 'Name,Salary,Note\nRao,1.5,x\n'],
  ['semicolons', 'Name;Salary;Note\nRao;1.5;x\n'],
  ['tabs, as pasted from a spreadsheet', 'Name\tSalary\tNote\nRao\t1.5\tx'],
  ['bars', 'Name|Salary|Note\r\nRao|1.5|x\r\n'],
  ['what the first line of Excel names', 'sep=;\r\nName;Salary;Note\r\nRao;1.5;x\r\n'],
  ['a sign that only the first line names', 'sep=^\nName^Salary^Note\nRao^1.5^x\n'],
])('cells parted by %s are found', async (_, text) => {
  expect(await csvTexts(text)).toEqual(TABLE);
});

test.each([
  ['Name;Salary\nRao;1,5\nMüller;2,5\n', ['Rao', '1,5']],
  ['Name;Note\n"Rao, A";a, b\n"Iyer, B";c, d\n', ['Rao, A', 'a, b']],
  ['Name\nRao, Ananya\nIyer, Balan\n', ['Rao, Ananya']],
  ['Staff of 2026\nNo;Name;Town\n1;Rao;Pune\n2;Iyer;Goa\n3;Das;Puri\n4;Sen;Agra\n5;Roy;Diu\n', ['No', 'Name', 'Town']],
])('a comma within %j parts no cells', async (text, second) => {
  expect((await csvTexts(text))[1]).toEqual(second);
});

test('quotes keep separators, lines and quotes; ends of lines come as one sign', async () => {
  const text = 'a,b\r\n"Rao, ""Anu""","two\r\nlines"\r\n"5"" disk",say "hi"\r\n';
  expect(await csvTexts(text)).toEqual([
    ['a', 'b'],
    ['Rao, "Anu"', 'two\nlines'],
    ['5" disk', 'say "hi"'],
  ]);
});

test.each(['\n', '\r\n', '\r'])('rows may end in %j, the last one in nothing', async (end) => {
  expect(await csvTexts(['a,b', 'c,d', 'e,f'].join(end))).toEqual([
    ['a', 'b'],
    ['c', 'd'],
    ['e', 'f'],
  ]);
});

test('rows have the numbers of a spreadsheet; blank rows and blank ends are left out', async () => {
  const rows = await rowsIn('sep=,\na,b\n\n ,\t\n"two\nlines",x,,\n,y\n', { format: 'csv' });
  expect(rows).toEqual([
    { line: 1, cells: [{ text: 'a' }, { text: 'b' }] },
    { line: 4, cells: [{ text: 'two\nlines' }, { text: 'x' }] },
    { line: 5, cells: [{ text: '' }, { text: 'y' }] },
  ]);
});

test('the apostrophe before what looks like a formula is taken off, any other stays', async () => {
  const text = `a\n'=1+1\n'+49 171 5550\n"line\n'- item"\n'tis\nO'Brien\n''=1\n`;
  expect((await csvTexts(text)).flat()).toEqual([
    'a',
    '=1+1',
    '+49 171 5550',
    'line\n- item',
    "'tis",
    "O'Brien",
    "'=1",
  ]);
});

// By an expression that looks ahead, each of these cells would take half a second.
test('cells of nothing but apostrophes and lines are read like any other', async () => {
  const cell = "'\n".repeat(16_000);
  expect(await csvTexts(`a\n${`"${cell}x"\n`.repeat(300)}`)).toHaveLength(301);
});
