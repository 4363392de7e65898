import { NOBODY, personsByEmployment } from '../../../people/persons-named';
import type { CallContext } from '../../../platform/calls/call';
import { wireDate, type CalendarDate } from '../../../platform/dates';
import { namesOf } from '../../../platform/texts/data';

/** Whose it is that counts differently, and of which type. */
interface Counted {
  readonly employmentId: string;
  readonly typeCode: number;
}

interface DifferingDay {
  readonly day: CalendarDate;
  readonly was: number;
  readonly amount: number;
}

/** How what counts differently is written on the wire, for those whom it is of. */
export async function recountWriter(context: CallContext, all: readonly Counted[]) {
  const people = await personsByEmployment(
    context,
    all.map(({ employmentId }) => employmentId),
  );
  const names = await namesOf(context.db, 'leave-type', context.language);
  return ({ employmentId, typeCode }: Counted, days: readonly DifferingDay[]) => ({
    Person: people.get(employmentId) ?? NOBODY,
    ...{ TypeCode: typeCode, TypeName: names.get(String(typeCode)) ?? '' },
    Days: days.map(({ day, was, amount }) => ({ Day: wireDate(day), Was: was, Is: amount })),
  });
}
