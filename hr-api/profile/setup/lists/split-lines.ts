export interface Line {
  /** From 1, as an editor counts them. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** What stands between the cells: what a spreadsheet copies, what most of Europe saves, or what RFC 4180 says. */
function separatorOf(text: string): string {
  const first = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  return ['\t', ';', ','].find((sign) => first.includes(sign)) ?? ',';
}

/** The lines of a text of cells that has any, quoted as RFC 4180 says. */
export function splitLines(given: string): Line[] {
  const text = given.replace(/^\uFEFF/, '');
  const separator = separatorOf(text);
  const lines: Line[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let line = 1;
  let begins = 1;
  const endLine = () => {
    cells.push(cell);
    if (cells.some((one) => one.trim() !== '')) lines.push({ line: begins, cells });
    cells = [];
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] as string;
    if (sign === '\n') line += 1;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      isQuoted = true;
      cell = '';
    } else if (sign === separator) {
      cells.push(cell);
      cell = '';
    } else if (sign === '\n') {
      endLine();
      begins = line;
    } else if (sign !== '\r') cell += sign;
  }
  endLine();
  return lines;
}
