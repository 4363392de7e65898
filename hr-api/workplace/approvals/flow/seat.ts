import type { Actor } from '../../../platform/calls/call';
import type { Stand } from '../delegations/stands';
import { isOwn, type About } from '../resolve/approver';
import type { ApproverRow } from './approval';

/** Why somebody decides nothing of an approval that is open. */
export type Refusal = 'own' | 'decided' | 'not_asked' | 'other_role';

/**
 * For whom of those who are asked somebody decides: themself before others. `stands` is whom they stand for today. Nobody decides
 * what they asked for or what concerns them, whoever asks them to.
 */
export function findSeat(
  { personId, roleCode }: Pick<Actor, 'personId' | 'roleCode'>,
  about: About & { readonly version: string },
  rows: readonly ApproverRow[],
  stands: readonly Stand[],
): ApproverRow | Refusal {
  if (isOwn(about, personId)) return 'own';
  const standsFor = (row: ApproverRow) =>
    stands.some((stand) => stand.personId === row.personId && (stand.only === null || isOwn(about, stand.only)));
  const waiting = rows.filter(({ state }) => state === 'waiting');
  const seats = [...waiting.filter((row) => row.personId === personId), ...waiting.filter(standsFor)];
  const seat = seats.find((row) => row.roleCode === null || row.roleCode === roleCode);
  if (seat) return seat;
  if (seats.some((row) => row.personId === personId)) return 'other_role';
  const isDecided = rows.some(
    (row) =>
      (row.personId === personId || row.decidedById === personId || standsFor(row)) &&
      (row.state === 'approved' || row.state === 'closed'),
  );
  return isDecided ? 'decided' : 'not_asked';
}
