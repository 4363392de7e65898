import type { sensitiveFigureCalls } from '../../../../../lib/contract/dashboards/sensitive-figures';
import { forAll, type RequestTable } from './request-table';

const february = { Month: '2026-02' };

export const sensitiveFiguresRequests: RequestTable<keyof typeof sensitiveFigureCalls> = {
  listReligions: forAll(february),
  listMaritalStatuses: { whole: () => february, byUnit: () => ({ ...february, Cut: 'unit' }) },
  listFamilySizes: forAll(february),
  listChildren: forAll(february),
  listBloodGroups: forAll(february),
  listEyePowers: forAll(february),
  getSensitiveFigures: forAll({}),
  startSensitiveReading: forAll({ Purpose: 'Yearly report' }),
  getSensitiveSetup: forAll({}),
  switchSensitiveTile: forAll({ Tile: 'marital' as const, IsOn: true }),
  setSensitiveThreshold: forAll({ Threshold: 7 }),
};
