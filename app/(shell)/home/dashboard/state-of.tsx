import { StatusBadge } from '@/components/helpdesk/status-badge';
import type { Ticket } from '@/lib/contract/helpdesk/shapes';

export const stateOf = ({ StatusCode, StatusName }: Ticket) => <StatusBadge code={StatusCode} name={StatusName} />;
