import { readPermissions } from '../read-permissions';

/** Whether the active role adds people. */
export const mayAddPeople = async (): Promise<boolean> =>
  (await readPermissions()).some(({ Permission }) => Permission === 'person.add');
