/** What the organisation is looked at by, from the largest part down; the `KeyCode` of each level on the wire. */
export const ORG_LEVELS = ['business', 'company', 'unit', 'location', 'level'] as const;
export type OrgLevel = (typeof ORG_LEVELS)[number];

/** Codes that are chosen of each level. A level of which nothing is chosen narrows nothing; a unit is meant with those below it. */
export type OrgChoice = { readonly [Level in OrgLevel]?: readonly string[] | undefined };

/** The most codes that are chosen of one level, and the most characters of one. */
export const MAX_CHOSEN_CODES = 1000;
export const MAX_ORG_CODE = 64;

/** An unguessable code under which a choice is saved. */
export const FILTER_CODE = /^[\w-]{16,64}$/;

/** Where a row of people has the organisation, by the level. */
export const ORG_FIELD = {
  business: 'Business_Name',
  company: 'Company_Name',
  unit: 'Unit_Name',
  location: 'Location_Name',
  level: 'Level_Name',
} as const satisfies Record<OrgLevel, string>;

/** Who leads somebody, as rows of people have it (ORGF-09 to ORGF-12). */
export const LEADER_FIELDS = ['Manager_Empid', 'Manager_Name', 'Reviewer_Empid', 'Reviewer_Name'] as const;

export type OrgColumnField = (typeof ORG_FIELD)[OrgLevel] | (typeof LEADER_FIELDS)[number];

/** How many codes are chosen over all levels. */
export const countChosen = (choice: OrgChoice): number =>
  ORG_LEVELS.reduce((sum, level) => sum + (choice[level]?.length ?? 0), 0);

/** What an address names of each level, each code once and up to so many in all. */
export function namedIn(query: URLSearchParams, most = Infinity): OrgChoice {
  let left = most;
  const named = ORG_LEVELS.map((level) => {
    const codes = [...new Set(query.getAll(level).filter(isOrgCode))].slice(0, left);
    left -= codes.length;
    return [level, codes] as const;
  });
  return Object.fromEntries(named.filter(([, codes]) => codes.length > 0));
}

export const isOrgCode = (code: string): boolean => code !== '' && code.length <= MAX_ORG_CODE;

/** What is saved, but for the levels of which others are named. What is saved no more (null) is nobody's, whatever is named beside it. */
export const mergeChoice = (saved: OrgChoice | null, named: OrgChoice): OrgChoice | null =>
  saved && { ...saved, ...named };

/** A choice as a call takes it. */
export const copyOfChoice = (choice: OrgChoice): Partial<Record<OrgLevel, string[]>> =>
  Object.fromEntries(Object.entries(choice).map(([level, codes]) => [level, [...(codes ?? [])]]));
