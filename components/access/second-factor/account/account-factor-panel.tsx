import type { PanelProps } from '@/components/platform/panel/define-panel';
import { AccountFactor } from './account-factor';

/** The second factor of somebody's account beside what one looks at. */
export function AccountFactorPanel({ subject }: PanelProps) {
  return subject ? <AccountFactor accountCode={subject} /> : null;
}
