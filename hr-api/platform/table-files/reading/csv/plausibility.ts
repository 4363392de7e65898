import { UnreadableTable } from '../unreadable-table';
import { chineseScore, japaneseScore, westernScore, type Score } from './letter-scores';
import { textPieces, type Encoding } from './text-pieces';

/** So many letters beyond ASCII say enough. */
const ENOUGH = 20_000;

const SCORES: Partial<Record<Encoding, () => Score>> = {
  'windows-1252': westernScore,
  shift_jis: japaneseScore,
  gb18030: chineseScore,
};

/** How much like text a file looks when it is read so: 1 where every letter does, -Infinity where it cannot be read. */
export async function plausibility(path: string, encoding: Encoding): Promise<number> {
  const score = SCORES[encoding]!();
  try {
    for await (const text of textPieces(path, encoding)) if (score.count() < ENOUGH) score.add(text);
    return score.average();
  } catch (error) {
    if (error instanceof UnreadableTable) return -Infinity;
    throw error;
  }
}
