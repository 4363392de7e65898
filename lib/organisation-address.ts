import { MAX_CHOSEN_CODES, ORG_LEVELS, namedIn, type OrgChoice } from './contract/people/organisation-levels';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Where a list of people is looked at: parts of the organisation and a day, empty for today. */
export interface OrganisationView {
  readonly chosen: OrgChoice;
  readonly on: string;
}

/** Reads what an address says of it, a parameter for each level with as many values as are chosen; what it cannot be is left out. */
export function readOrganisationView(query: URLSearchParams): OrganisationView {
  const on = query.get('on') ?? '';
  return {
    chosen: namedIn(query, MAX_CHOSEN_CODES),
    on: DAY.test(on) && !Number.isNaN(Date.parse(on)) ? on : '',
  };
}

/** Puts it into the parameters of an address, as a plain form with a field for each level would. */
export function writeOrganisationView(query: URLSearchParams, { chosen, on }: OrganisationView): void {
  for (const level of ORG_LEVELS) {
    query.delete(level);
    for (const code of chosen[level] ?? []) query.append(level, code);
  }
  if (on) query.set('on', on);
  else query.delete('on');
}
