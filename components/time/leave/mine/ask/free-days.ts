import type { LeavePreview } from '../leave-holder';

type Day = LeavePreview['Days'][number];

/** Which days of a request do not count, by why. */
export interface FreeDays {
  /** Each with its name; of half a day where the rest of it counts. */
  readonly holidays: readonly { readonly day: string; readonly name: string; readonly isHalf: boolean }[];
  /** Weekly days off. */
  readonly off: readonly string[];
  /** Without an employment, or a place of work. */
  readonly notEmployed: readonly string[];
}

const daysOf = (days: readonly Day[], reason: Day['Free']) =>
  days.filter(({ Free }) => Free === reason).map(({ Day }) => Day);

export function freeDaysOf(days: readonly Day[]): FreeDays {
  return {
    holidays: days
      .filter(({ Free, Holiday }) => Free === 'holiday' || (Free === '' && Holiday !== ''))
      .map(({ Day, Holiday, Free }) => ({ day: Day, name: Holiday, isHalf: Free === '' })),
    off: daysOf(days, 'off'),
    notEmployed: daysOf(days, 'not_employed'),
  };
}
