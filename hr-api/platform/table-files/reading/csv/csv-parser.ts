import Papa from 'papaparse';

export interface Parsed {
  readonly data: readonly string[][];
  readonly errors: readonly { readonly code: string; readonly row?: number }[];
  readonly meta: { readonly cursor: number };
}

interface ParserOptions {
  readonly delimiter: string;
  readonly newline: '\n' | '\r';
  readonly preview?: number;
}

/** Papa Parse without its streams, which read a quote that is never closed again with each piece of the file. */
export function csvParser(options: ParserOptions) {
  const parser = new Papa.Parser(options);
  return {
    /** With `isPart` the last row, which may go on, is left: `meta.cursor` tells where it begins. */
    parse: (text: string, isPart: boolean) => parser.parse(text, 0, isPart) as Parsed,
  };
}
