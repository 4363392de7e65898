import { amongIds } from '../../platform/db/among-ids';
import { defineErasure } from '../../platform/define-erasure';
import { devices } from './tables';

/** Sessions stand on them. */
export const devicesErasure = defineErasure({
  name: 'devices',
  titles: { de: 'Geräte', en: 'Devices', es: 'Dispositivos', fr: 'Appareils', ja: 'デバイス', zh: '设备' },
  order: 2,
  parts: [{ table: devices, where: ({ accountIds }) => amongIds(devices.accountId, accountIds) }],
});
