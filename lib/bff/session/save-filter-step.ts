import 'server-only';
import {
  FILTER_CODE,
  ORG_LEVELS,
  copyOfChoice,
  mergeChoice,
  namedIn,
  type OrgChoice,
} from '../../contract/people/organisation-levels';
import type { Caller } from '../call/caller';
import { HrError } from '../upstream/hr-error';
import { send } from '../upstream/send';
import type { StepResult } from './session-route';

/** The pages whose addresses name parts of the organisation: dashboards, and the lists behind their figures. */
const PAGE = /^\/ecenter\/(?:hr|workforce)dashboard(?:\/[a-z]{1,20})?$/;

/** What an address says of the choice before, and of the place in a list of it. */
const REPLACED = [...ORG_LEVELS, 'cut', 'several', 'after', 'row'];

/**
 * What an address names of the organisation is saved, and the same page is opened with the code of it: posted, as addresses are too short
 * for it.
 */
export async function saveFilterStep(
  { Page = '', Query = '' }: Record<string, string>,
  caller: Caller,
): Promise<StepResult> {
  if (!caller.session) throw new HrError('unauthenticated');
  if (!PAGE.test(Page)) throw new HrError('bad_request');
  const query = new URLSearchParams(Query);
  const chosen = mergeChoice(await readSaved(query.get('filter'), caller), namedIn(query));
  for (const name of REPLACED) query.delete(name);
  // Of what is saved no more nothing is made that finds more people: the page says that it is gone.
  if (chosen) query.set('filter', (await send('saveOrgFilter', { Chosen: copyOfChoice(chosen) }, caller)).FilterCode);
  return { next: `${Page as `/${string}`}?${query.toString()}` };
}

/** What is saved under a code that an address names; null where nothing is. */
async function readSaved(code: string | null, caller: Caller): Promise<OrgChoice | null> {
  if (!code) return {};
  return FILTER_CODE.test(code) ? (await send('getSavedOrgFilter', { FilterCode: code }, caller)).Chosen : null;
}
