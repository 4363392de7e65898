import auditTexts from './audit-texts.json';
import { PASSWORD_CODE_QUEUE, passwordCodeWorker } from './code-requests';
import { defineCapability } from '../../platform/capability';
import { passwordHandlers } from './handlers';
import { purgePasswordCodes } from './data';
import { passwordPermissions } from './permissions';
import permissionTexts from './permission-texts.json';
import { passwordCodesErasure } from './password-codes-erasure';

export const passwordsCapability = defineCapability({
  name: 'passwords',
  handlers: passwordHandlers,
  permissions: passwordPermissions,
  permissionTexts,
  queues: { [PASSWORD_CODE_QUEUE]: passwordCodeWorker },
  purges: { 'purge password codes': purgePasswordCodes },
  erasure: [passwordCodesErasure],
  auditTexts,
});
