import type { libraryCalls } from '../../../lib/contract/workplace/library/calls';
import { forAll, type RequestTable } from '../../platform/hr-api/access-matrix/requests/request-table';

export const libraryRequests: RequestTable<keyof typeof libraryCalls> = {
  listBooks: forAll({}),
  addBook: forAll({ Title: 'Atlas', ShelfCode: 1, DueOn: '2026-04-01' }),
  listShelves: forAll({}),
  saveShelf: forAll({ ShelfCode: 0, Name: 'Maps' }),
};
