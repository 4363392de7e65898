import type { ReplyFor } from '@/lib/contract/all';

export type Happening = ReplyFor<'listHappeningsToday'>[number];

/** What a happening is for whoever wishes something. */
export const occasionOf = ({ WishType, JoinedDate }: Happening) => (JoinedDate ? 'Welcome' : WishType);

/** What tells happenings apart: what and when, and whose. */
export const keyOf = ({ WishCode, ChillCode, DayCode }: Happening) => `${WishCode} ${ChillCode} ${DayCode}`;
