import type { Language } from '../../../lib/contract/platform/languages';
import { dayOf, wireDate } from '../../platform/dates';
import { profileTexts } from '../texts';
import type { RowStatus } from './row-status';

/** Status and last change as the wire has them, the name in the language of the call. */
export const wireStatus = ({ code, at }: RowStatus, language: Language) => ({
  StatusCode: code,
  StatusName: code === '' ? '' : profileTexts[language].statuses[code],
  LastModifiedDate: at ? wireDate(dayOf(at)) : '',
});
