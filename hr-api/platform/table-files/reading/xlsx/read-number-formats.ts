import { UnreadableTable } from '../unreadable-table';
import { numberFormat, type NumberFormat } from './number-format';
import type { Parts } from './open-parts';
import { parseXml } from './parse-xml';

/** Excel itself has fewer. */
const MAX_STYLES = 100_000;

type Found = { readonly id: number; readonly code: string } | { readonly style: number };

/** How the numbers of each style are shown, by the number that cells name it with. */
export async function readNumberFormats(parts: Parts, part: string | undefined): Promise<readonly NumberFormat[]> {
  if (part === undefined || !parts.has(part)) return [];
  const codes = new Map<number, string>();
  const styles: number[] = [];
  for await (const one of parseXml<Found>(parts.read(part), listen)) {
    if ('code' in one) codes.set(one.id, one.code);
    else styles.push(one.style);
    if (styles.length + codes.size > MAX_STYLES) throw new UnreadableTable('too_large');
  }
  const formats = new Map([...new Set(styles)].map((id) => [id, numberFormat(id, codes.get(id))]));
  return styles.map((id) => formats.get(id)!);
}

/** Styles of other things have such elements as well, so that it matters in what they stand. */
function listen(emit: (found: Found) => void) {
  let list = '';
  return {
    onOpen: (name: string, { numFmtId = '0', formatCode: code = '' }: Readonly<Record<string, string>>) => {
      if (/^(?:numFmts|cellXfs|cellStyleXfs|dxfs)$/.test(name)) list = name;
      if (name === 'numFmt' && list === 'numFmts') emit({ id: Number(numFmtId), code });
      if (name === 'xf' && list === 'cellXfs') emit({ style: Number(numFmtId) });
    },
  };
}
