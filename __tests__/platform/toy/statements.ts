/** What adding the toy changes in files that are there, as the README says: a statement each. */
export const statements: Readonly<Record<string, string>> = {
  'lib/contract/capability-calls.ts': `export { libraryCalls } from './workplace/library/calls';`,
  'hr-api/capabilities.ts': `export { libraryCapability } from './workplace/library/capability';`,
  'app/capabilities.ts': `export { library } from '@/components/workplace/library/capability';`,
  '__tests__/platform/hr-api/access-matrix/requests/tables.ts': `export { libraryRequests } from '../../../../workplace/library/access-requests';`,
};
