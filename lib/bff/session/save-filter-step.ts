import 'server-only';
import { ORG_LEVELS } from '../../contract/people/organisation-levels';
import type { Caller } from '../call/caller';
import { HrError } from '../upstream/hr-error';
import { send } from '../upstream/send';
import type { StepResult } from './session-route';

/** The pages whose addresses name parts of the organisation. */
const PAGES = ['/ecenter/hrdashboard', '/ecenter/workforcedashboard'] as const;

/** What an address names of the organisation is saved, and the same page is opened with the code of it: posted, as addresses are too short for it. */
export async function saveFilterStep(
  { Page = '', Query = '' }: Record<string, string>,
  caller: Caller,
): Promise<StepResult> {
  if (!caller.session) throw new HrError('unauthenticated');
  const page = PAGES.find((one) => one === Page);
  if (!page) throw new HrError('bad_request');
  const query = new URLSearchParams(Query);
  const FilterCode = query.get('filter');
  const saved = FilterCode ? (await send('getSavedOrgFilter', { FilterCode }, caller)).Chosen : null;
  const named = ORG_LEVELS.map((level) => [level, query.getAll(level).filter((code) => code !== '')] as const);
  const Chosen = { ...saved, ...Object.fromEntries(named.filter(([, codes]) => codes.length > 0)) };
  const { FilterCode: code } = await send('saveOrgFilter', { Chosen }, caller);
  for (const name of [...ORG_LEVELS, 'cut', 'several']) query.delete(name);
  query.set('filter', code);
  return { next: `${page}?${query.toString()}` };
}
