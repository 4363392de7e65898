import { rowsIn } from './read-bytes';
import { workbookBytes, type WorkbookContent } from './workbook-bytes';

const rowsOf = async (data: string, more: Partial<WorkbookContent> = {}) =>
  rowsIn(await workbookBytes({ sheets: { Staff: data }, ...more }), { format: 'xlsx' });

/** The cell that a `c` element holds, in a workbook that has these number formats beside. */
async function cellOf(cell: string, more: Partial<WorkbookContent> = {}) {
  const [row] = await rowsOf(`<row r="1"><c r="A1" ${cell}</row>`, more);
  return row?.cells[0];
}

const number = (value: string, format: string | number, more: Partial<WorkbookContent> = {}) =>
  cellOf(`s="1"><v>${value}</v></c>`, { formats: [format], ...more });

test.each([
  ['t="s"><v>1</v></c>', { text: 'bold and plain' }],
  ['t="inlineStr"><is><t xml:space="preserve"> in line </t></is></c>', { text: ' in line ' }],
  ['t="inlineStr"><is><r><t>東</t></r><rPh><t>ヒガシ</t></rPh><r><t>京</t></r></is></c>', { text: '東京' }],
  ['t="inlineStr"><is><t>a_x000D__x000A_b_x005F_x0041_&amp;<![CDATA[<i>]]></t></is></c>', { text: 'a\nb_x0041_&<i>' }],
  ['t="b"><v>1</v></c>', { text: 'TRUE' }],
  ['t="b"><v>0</v></c>', { text: 'FALSE' }],
  ['t="e"><v>#N/A</v></c>', { text: '#N/A' }],
  ['t="str"><f>A2&amp;"x"</f><v>yx</v></c>', { text: 'yx', isFormula: true }],
  ['><f>1+1</f><v>2</v></c>', { text: '2', isNumber: true, isFormula: true }],
  ['t="d"><v>2026-01-31T00:00:00</v></c>', { text: '2026-01-31', day: '2026-01-31' }],
  ['><v>0.30000000000000004</v></c>', { text: '0.3', isNumber: true }],
  ['t="n"><v>9876543210123</v></c>', { text: '9876543210123', isNumber: true }],
  ['><v>-1.5E-3</v></c>', { text: '-0.0015', isNumber: true }],
])('the cell %s is read as what it shows', async (cell, expected) => {
  const strings = ['<t>first</t>', '<r><rPr><b/></rPr><t>bold</t></r><r><t xml:space="preserve"> and plain</t></r>'];
  expect(await cellOf(cell, { strings })).toEqual(expected);
});

test.each<[string | number, string, string, string | undefined]>([
  [14, '46053', '2026-01-31', '2026-01-31'],
  ['dd/mm/yyyy', '46053', '2026-01-31', '2026-01-31'],
  ['[$-F800]dddd, mmmm dd, yyyy', '46053', '2026-01-31', '2026-01-31'],
  ['yyyy"年"m"月"d"日";@', '46053', '2026-01-31', '2026-01-31'],
  ['[$-411]ggge"年"m"月"d"日"', '46053', '2026-01-31', '2026-01-31'],
  ['mmm', '46053.75', '2026-01-31', '2026-01-31'],
  [22, '46053.604166666664', '2026-01-31 14:30', '2026-01-31'],
  ['d.m.yyyy h:mm:ss', '46053.50001', '2026-01-31 12:00:01', '2026-01-31'],
  ['h:mm AM/PM', '0.604166666666667', '14:30', undefined],
  [14, '0.5', '12:00', undefined],
  [14, '1', '1900-01-01', '1900-01-01'],
  [14, '59', '1900-02-28', '1900-02-28'],
  [14, '61', '1900-03-01', '1900-03-01'],
  [14, '2958465', '9999-12-31', '9999-12-31'],
])('by the format %p the number %s is %s', async (format, value, text, day) => {
  expect(await number(value, format)).toEqual({ text, ...(day && { day }) });
});

test.each<[string | number, string]>([
  [14, '60'],
  [14, '-1'],
  [14, '2958466'],
  ['[h]:mm', '1.5'],
  ['0.00E+00', '46053'],
  ['#,##0.00', '46053'],
  ['[Red]0', '46053'],
  ['0" days"', '5'],
  ['General', '46053'],
])('by the format %p the number %s is no day and stays a number', async (format, value) => {
  expect(await number(value, format)).toEqual({ text: value, isNumber: true });
});

test('a workbook that counts from 1904 gives the same days', async () => {
  const workbookPr = 'date1904="1"';
  expect(await number('44591', 14, { workbookPr })).toMatchObject({ day: '2026-01-31' });
  expect(await number('0', 14, { workbookPr })).toMatchObject({ day: '1904-01-01' });
  expect(await number('44591', 14, { workbookPr: 'date1904="false"' })).toMatchObject({ day: '2022-01-30' });
});

test.each([
  ['00000', '42', '00042'],
  ['"EMP-"000', '7', 'EMP-007'],
  ['000\\-00\\-0000', '12345678', '012-34-5678'],
  ['0000', '1234567', '1234567'],
  ['00-00', '12345', '123-45'],
])('a number that the format %s shows with its zeros has them', async (format, value, text) => {
  expect(await number(value, format)).toEqual({ text });
});

test('a code with lost zeros stays a number, a part of one with such a format as well', async () => {
  expect(await number('42.5', '00000')).toEqual({ text: '42.5', isNumber: true });
  expect(await number('-42', '00000')).toEqual({ text: '-42', isNumber: true });
});
