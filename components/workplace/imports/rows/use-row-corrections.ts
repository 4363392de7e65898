import { useMemo, useState } from 'react';
import { useCallMutation } from '@/lib/client/call/use-call';
import type { ImportRow } from '@/lib/contract/workplace/imports/shapes';
import { useImport } from '../detail/import-context';

/** Corrects rows one by one; the counts of the import follow. */
export function useRowCorrections() {
  const { found, replace, refresh } = useImport();
  const { send } = useCallMutation('updateImportRow');
  const [corrected, setCorrected] = useState<ReadonlyMap<number, ImportRow>>(new Map());
  return useMemo(() => {
    async function correct({ Line }: ImportRow, Cells: Readonly<Record<string, string>>): Promise<ImportRow> {
      const { Row, Counts } = await send({ ImportCode: found.ImportCode, Line, Cells });
      setCorrected((before) => new Map(before).set(Line, Row));
      replace({ ...found, Counts });
      void refresh();
      return Row;
    }

    const canCorrect = found.CanCheck && found.State === 'checked';
    return { corrected, correct, canCorrect };
  }, [corrected, found, replace, refresh, send]);
}
