import type { FormValues } from '@/lib/client/form/form-values';
import type { ReportEntry, ReportFieldEntry } from '@/lib/contract/workplace/reports/reports';
import type { SavedReport } from '@/lib/contract/workplace/reports/saved-reports';
import type { Recipient } from './recipients/recipient';
import type { SendingValues } from './sending-values';

/** What a tab with a form is given. */
export interface SendingTabProps {
  readonly report: ReportEntry;
  readonly fields: readonly ReportFieldEntry[];
  readonly saved: readonly SavedReport[];
  /** The roles that it can be sent to. */
  readonly roles: readonly Recipient[];
  readonly values: FormValues<SendingValues>;
  readonly onSaveShown: () => void;
  readonly onSent: () => void;
  readonly onClose: () => void;
}
