import { parse } from 'papaparse';
import type { Column } from '@/components/ui/table/column';
import { exportRows } from '@/components/ui/table/export/export-rows';

const HOSTILE = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '"=1"',
  ';=1',
  '＝1',
  '=HYPERLINK("https://collector.example")',
  "=cmd|'/c calc'!A1",
];

interface Row {
  readonly text: string;
  readonly amount: number;
}

const columns: Column<Row>[] = [
  { id: 'by-value', title: '=1+1', value: ({ text }) => text },
  { id: 'by-text', title: '@Text', value: () => 1, text: ({ text }) => text },
  { id: 'drawn', title: 'Drawn', value: ({ text }) => text, cell: () => 'a picture' },
  { id: 'amount', title: 'Amount', value: ({ amount }) => amount, align: 'end' },
];

/** What the browser would save. */
async function saved(rows: readonly Row[]): Promise<string> {
  let file: Blob | undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = (blob: Blob) => ((file = blob), 'blob:');
  async function* batches() {
    yield rows;
  }
  await exportRows({ columns, batches, signal: new AbortController().signal, onProgress: () => undefined });
  return new Promise((resolve) => {
    const onload = () => resolve(Buffer.from(reader.result as ArrayBuffer).toString('utf8'));
    const reader = Object.assign(new FileReader(), { onload });
    reader.readAsArrayBuffer(file!);
  });
}

test('every column of a table, and its title, is saved as text that nothing computes (T87)', async () => {
  const text = await saved(HOSTILE.map((hostile) => ({ text: hostile, amount: -12.5 })));
  expect(text.startsWith('\uFEFF')).toBe(true);
  const [titles, ...rows] = parse<string[]>(text.slice(1), { skipEmptyLines: true, newline: '\r\n' }).data;
  expect(titles).toEqual(["'=1+1", "'@Text", 'Drawn', 'Amount']);
  expect(rows).toHaveLength(HOSTILE.length);
  for (const [at, hostile] of HOSTILE.entries()) {
    const [first = '', ...others] = rows[at]!;
    expect([hostile, others]).toEqual([hostile, [first, first, '-12.5']]);
    expect(first.replaceAll("'", '')).toBe(hostile.replaceAll("'", ''));
    expect(first).toMatch(/^(?:'|;')/);
  }
});
