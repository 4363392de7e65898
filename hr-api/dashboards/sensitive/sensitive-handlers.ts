import type { sensitiveFigureCalls } from '../../../lib/contract/dashboards/sensitive-figures';
import type { Handlers } from '../../platform/calls/call';
import { getSensitiveFigures, readTile, startSensitiveReading } from './read-figures';
import { getSensitiveSetup, setSensitiveThreshold, switchSensitiveTile } from './settings';

const READ = 'sensitive.read';
const CONFIGURE = 'sensitive.configure';

/** What computes long goes after the calls of others. */
const FIGURE = { allow: READ, isLowPriority: true } as const;

export const sensitiveFigureHandlers: Handlers<keyof typeof sensitiveFigureCalls> = {
  listReligions: { ...FIGURE, handle: readTile('religion') },
  listMaritalStatuses: { ...FIGURE, handle: readTile('marital') },
  listFamilySizes: { ...FIGURE, handle: readTile('family') },
  listChildren: { ...FIGURE, handle: readTile('child') },
  listBloodGroups: { ...FIGURE, handle: readTile('bloodgroup') },
  listEyePowers: { ...FIGURE, handle: readTile('eyepower') },
  getSensitiveFigures: { allow: READ, handle: getSensitiveFigures },
  startSensitiveReading: { allow: READ, handle: startSensitiveReading },
  getSensitiveSetup: { allow: CONFIGURE, handle: getSensitiveSetup },
  switchSensitiveTile: { allow: CONFIGURE, handle: switchSensitiveTile },
  setSensitiveThreshold: { allow: CONFIGURE, handle: setSensitiveThreshold },
};
