import type { PeopleList } from './people-columns';

/** The table by its name among those that are kept. */
export const peopleTable = (list: PeopleList) => `changes-${list}`;
