import { fieldErrorsOf } from '@/lib/client/form/field-errors';
import { CONDUCT_ISSUES } from '@/lib/contract/agreements/issues';
import type { Translate } from '@/lib/i18n/message-key';

/** What is wrong with which field of an agreement, in words, by the field's name on the wire. */
export const conductErrorsOf = (error: unknown, t: Translate<'agreements-admin'>) =>
  fieldErrorsOf(error, (message) => {
    const fault = CONDUCT_ISSUES.find((each) => each === message);
    return fault && t(`faults.${fault}`);
  });
