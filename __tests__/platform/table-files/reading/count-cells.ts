import { readTableFile } from '../../../../hr-api/platform/table-files/reading/read-table-file';

async function count(path: string, format: 'csv' | 'xlsx') {
  let [rows, cells, letters] = [0, 0, 0];
  for await (const row of readTableFile(path, { format })) {
    rows += 1;
    cells += row.cells.length;
    for (const { text } of row.cells) letters += text.length;
  }
  process.stdout.write(JSON.stringify({ rows, cells, letters }));
}

const [path = '', format] = process.argv.slice(2);
void count(path, format === 'xlsx' ? 'xlsx' : 'csv');
