import type { SendingReason } from '@/lib/contract/workplace/reports/sending/sending-rules';
import type { SendingTexts } from './check-sending';

/** Why somebody gets nothing or less, in sentences. */
export const reasonTexts = (
  t: SendingTexts,
  reasons: readonly SendingReason[],
  missingColumns: readonly string[],
): string[] =>
  reasons.map((reason) =>
    reason === 'fewer_columns'
      ? t('reasons.fewer_columns', { columns: missingColumns.join(', ') })
      : t(`reasons.${reason}`),
  );
