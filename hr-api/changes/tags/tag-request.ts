import { MAX_MOVED } from '../../../lib/contract/changes/change-rules';
import type { TagIntent } from '../../../lib/contract/changes/tag-rules';
import type { CalendarDate } from '../../platform/dates';
import { formDay } from '../../platform/form-day';
import { refuseTags } from './refuse-tags';

interface AskedOnWire {
  readonly TagCode: string;
  readonly TagUserCode: string;
  readonly TagUsersList: string;
  readonly EffectiveFrom: string;
}

/** What is to become of a tag, as far as it can be read without a database. */
export interface TagRequest {
  readonly intent: TagIntent;
  readonly tagCode: number;
  readonly userCode: string;
  /** Each once, however it was written. */
  readonly empids: readonly string[];
  readonly from: CalendarDate;
  readonly today: CalendarDate;
}

/** The number of a tag, as a form has it. */
export const codeIn = (text: string): number | undefined => (/^\d{1,9}$/.test(text) ? Number(text) : undefined);

/** @throws ApiError `invalid` with the field that is wrong */
export function readTagRequest(intent: TagIntent, asked: AskedOnWire, today: CalendarDate): TagRequest {
  const tagCode = codeIn(asked.TagCode) ?? 0;
  const listed = asked.TagUsersList.split(',').map((empid) => empid.trim());
  const empids = [...new Map(listed.filter(Boolean).map((empid) => [empid.toLowerCase(), empid])).values()];
  if (asked.TagCode.trim() === '') throw refuseTags({ path: 'TagCode', message: 'required' });
  if (empids.length === 0) throw refuseTags({ path: 'TagUsersList', message: 'required' });
  if (intent !== 'remove' && asked.TagUserCode === '') throw refuseTags({ path: 'TagUserCode', message: 'required' });
  if (empids.length > MAX_MOVED) throw refuseTags({ path: 'TagUsersList', message: 'too_many' });
  const from = asked.EffectiveFrom.trim() === '' ? today : formDay(asked.EffectiveFrom);
  if (!from) throw refuseTags({ path: 'EffectiveFrom', message: 'not_valid' });
  return { intent, tagCode, userCode: asked.TagUserCode, empids, from, today };
}
