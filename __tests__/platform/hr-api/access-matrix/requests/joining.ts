import type { joiningCalls } from '../../../../../lib/contract/changes/joining/joining';
import { ofPeople } from './changes';
import { forAll, type RequestTable } from './request-table';

const form = {
  ...{ GivenName: 'Noor', FamilyName: 'Haddad', Mail: 'noor.haddad@example.com', JoinedOn: '01-Jun-2026' },
  ...{ BusinessCode: 'instruments', CompanyCode: 'IN', UnitCode: 'firmware', LocationCode: 'bengaluru' },
  ...{ LevelCode: 'specialist', JobStatus: '3' },
};

export const joiningRequests: RequestTable<keyof typeof joiningCalls> = {
  listJoiningChoices: forAll({}),
  searchDoubles: forAll({ GivenName: 'Ananya', FamilyName: 'Rao' }),
  getFormerEmployee: ofPeople((ChillCode) => ({ ChillCode })),
  addPerson: forAll(form),
};
