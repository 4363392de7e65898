import 'server-only';
import type { LeaveHolder } from '@/components/time/leave/mine/leave-holder';
import { readLeavePerson } from '@/components/time/leave/mine/read-leave';
import { readPermissions } from '../read-permissions';

/** Whose leave a code names, for who keeps it; null for anybody else. */
export async function readLeaveHolder(code: string): Promise<LeaveHolder | null> {
  const permissions = await readPermissions();
  if (!permissions.some(({ Permission }) => Permission === 'leave.keep')) return null;
  const person = await readLeavePerson(code);
  return person && { code, name: person.Name };
}
