import type { ReplyFor } from '@/lib/contract/all';
import { wireCalendarDate } from '@/lib/dates';

export type Joiner = ReplyFor<'listNewJoiners'>[number];

const DAY_MS = 86_400_000;

/** Up to how many days ago each group reaches, the newest first. */
const GROUPS = [
  ['week', 7],
  ['month', 30],
  ['earlier', Infinity],
] as const;

export interface JoinerGroup {
  readonly name: (typeof GROUPS)[number][0];
  readonly joiners: readonly Joiner[];
}

/** Joiners by how long ago they came; a group without any is left out. `today` is YYYY-MM-DD. */
export function groupJoiners(joiners: readonly Joiner[], today: string): JoinerGroup[] {
  const groupOf = ({ DateOfJoin }: Joiner) => {
    const day = wireCalendarDate(DateOfJoin);
    const days = day === null ? Infinity : (Date.parse(today) - Date.parse(day)) / DAY_MS;
    return GROUPS.find(([, most]) => days <= most)?.[0];
  };
  return GROUPS.map(([name]) => ({ name, joiners: joiners.filter((joiner) => groupOf(joiner) === name) })).filter(
    (group) => group.joiners.length > 0,
  );
}
