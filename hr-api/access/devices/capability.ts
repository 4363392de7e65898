import auditTexts from './audit-texts.json';
import { defineCapability } from '../../platform/capability';
import { deviceHandlers } from './handlers';
import { loadDevices } from './sample';
import { sampleData } from '../../platform/sample-data';
import { devicesErasure } from './devices-erasure';

export const devicesCapability = defineCapability({
  name: 'devices',
  handlers: deviceHandlers,
  sampleData: sampleData(['accounts'], (tx, { accounts, today }) => loadDevices(tx, accounts, today)),
  erasure: [devicesErasure],
  auditTexts,
});
