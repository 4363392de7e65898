import { RETENTION_REASON_LENGTH } from '@/lib/contract/workplace/retention/retention-rules';
import type { Translate } from '@/lib/i18n/message-key';

const [LEAST] = RETENTION_REASON_LENGTH;

/** What is wrong with a reason; null where nothing is. */
export function checkReason(t: Translate<'retention'>, reason: string): string | null {
  const { length } = reason.trim();
  if (length === 0) return t('reason.missing');
  return length < LEAST ? t('reason.short', { least: LEAST }) : null;
}
