import { UnreadableTable } from '../unreadable-table';
import { csvParser, type Parsed } from './csv-parser';
import { detectDelimiter } from './detect-delimiter';

/** Letters by which delimiter and ends of lines are found. */
const SAMPLE_LENGTH = 64 * 1024;

/** A row that is longer was never ended: a quote of it is not closed. */
const MAX_LENGTH = 2 * 1024 * 1024;

/** With this line a file for Excel says what parts its cells; Excel does not show it. */
const DELIMITER_LINE = /^"?sep=(.)"?(?:\r\n|\r|\n|$)/i;

/** The cells of each row of a text, blank rows included. Throws `broken` for a row that does not end. */
export async function* csvRecords(pieces: AsyncIterable<string>): AsyncGenerator<readonly string[]> {
  let parser: ReturnType<typeof csvParser> | undefined;
  let [rest, untaken, count] = ['', 0, 0];
  const start = () => {
    const [named = '', delimiter] = DELIMITER_LINE.exec(rest) ?? [];
    rest = rest.slice(named.length);
    const newline = rest.includes('\n') ? '\n' : '\r';
    return csvParser({ delimiter: delimiter ?? detectDelimiter(rest.slice(0, SAMPLE_LENGTH), newline), newline });
  };
  for await (const piece of pieces) {
    rest += piece;
    // Twice as much as was left over, so that no letter is gone through more than twice.
    if (rest.length < (parser ? 2 * untaken : SAMPLE_LENGTH)) continue;
    parser ??= start();
    const parsed = parser.parse(rest, true);
    const { data, meta } = parsed;
    checkQuotes(parsed, count);
    rest = rest.slice(meta.cursor);
    untaken = rest.length;
    count += data.length;
    yield* data;
    if (untaken > MAX_LENGTH) throw new UnreadableTable('broken', count + 1);
  }
  parser ??= start();
  const parsed = parser.parse(rest, false);
  checkQuotes(parsed, count);
  yield* parsed.data;
}

/** A quote within a cell stays there, but not where the cell then goes on for lines: it took them from the table. */
function checkQuotes({ data, errors }: Parsed, countBefore: number): void {
  const wrong = errors.find(
    ({ code, row = 0 }) => code === 'MissingQuotes' || data[row]?.some((it) => /[\r\n]./.test(it)),
  );
  if (wrong) throw new UnreadableTable('broken', countBefore + (wrong.row ?? 0) + 1);
}
