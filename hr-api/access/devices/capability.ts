import auditTexts from './audit-texts.json';
import { defineCapability } from '../../platform/capability';
import { deviceHandlers } from './handlers';
import { loadDevices } from './sample';
import { sampleData } from '../../platform/sample-data';

export const devicesCapability = defineCapability({
  name: 'devices',
  handlers: deviceHandlers,
  sampleData: sampleData(['accounts'], (tx, { accounts, today }) => loadDevices(tx, accounts, today)),
  auditTexts,
});
