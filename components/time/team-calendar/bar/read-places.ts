import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import type { Audience } from '@/lib/contract/time/team-calendar/team-calendar-rules';

/** The list of the filter by organisation that counts everyone whom one may know by name. */
const LIST = 'employeesearch';

/** The units or locations that somebody works in, units below each other. */
export async function readPlaces(audience: Audience): Promise<{ readonly code: string; readonly name: string }[]> {
  if (audience !== 'unit' && audience !== 'location') return [];
  const levels = await tryCallHr('listOrgFilterRows', { URLName: LIST });
  const level = levels?.find(({ KeyCode }) => KeyCode === audience);
  return (level?.rows ?? []).map(({ Code, Name, Depth }) => ({
    code: Code,
    name: '\u00a0\u00a0'.repeat(Depth) + Name,
  }));
}
