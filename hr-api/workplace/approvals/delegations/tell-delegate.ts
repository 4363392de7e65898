import type { Language } from '../../../../lib/contract/platform/languages';
import type { CallContext } from '../../../platform/calls/call';
import { dayInWords, daysAfter, type CalendarDate } from '../../../platform/dates';
import { nameOfPerson } from '../notices/recipients';
import { tellPersons } from '../notices/tell-persons';
import { subjectsIn } from '../subject';

interface Given {
  readonly toId: string;
  readonly validFrom: CalendarDate;
  readonly validTo: CalendarDate;
}

/** Tells a delegate that somebody delegated to them, or that it is over before its last day. */
export async function tellDelegate(
  context: CallContext,
  kind: 'delegated' | 'stopped',
  { toId, validFrom, validTo }: Given,
): Promise<void> {
  const [subject] = subjectsIn(context.services.capabilities);
  if (!subject) return;
  const asker = await nameOfPerson(context.db, context.actor.personId);
  const noticeFor = (language: Language) => {
    const values = { asker, from: dayInWords(validFrom, language), to: dayInWords(daysAfter(validTo, -1), language) };
    return { kind, language, values, about: '', words: '' };
  };
  await tellPersons(context, [toId], {
    kind,
    page: subject.page,
    code: '',
    aboutId: context.actor.personId,
    noticeFor,
  });
}
