import type { sensitiveFigureCalls } from '../../../lib/contract/dashboards/sensitive-figures';
import type { Handlers } from '../../platform/calls/call';
import { getSensitiveFigures, readTile, startSensitiveReading } from './read-figures';
import { getSensitiveSetup, setSensitiveThreshold, switchSensitiveTile } from './settings';

const READ = 'sensitive.read';
const CONFIGURE = 'sensitive.configure';

export const sensitiveFigureHandlers: Handlers<keyof typeof sensitiveFigureCalls> = {
  listReligions: { allow: READ, handle: readTile('religion') },
  listMaritalStatuses: { allow: READ, handle: readTile('marital') },
  listFamilySizes: { allow: READ, handle: readTile('family') },
  listChildren: { allow: READ, handle: readTile('child') },
  listBloodGroups: { allow: READ, handle: readTile('bloodgroup') },
  listEyePowers: { allow: READ, handle: readTile('eyepower') },
  getSensitiveFigures: { allow: READ, handle: getSensitiveFigures },
  startSensitiveReading: { allow: READ, handle: startSensitiveReading },
  getSensitiveSetup: { allow: CONFIGURE, handle: getSensitiveSetup },
  switchSensitiveTile: { allow: CONFIGURE, handle: switchSensitiveTile },
  setSensitiveThreshold: { allow: CONFIGURE, handle: setSensitiveThreshold },
};
