import type { passwordCalls } from '../../../lib/contract/access/passwords';
import type { Handlers } from '../../platform/calls/call';
import { changePassword } from './change-password';
import { requestPasswordCode } from './code-requests';
import { resetPassword } from './reset-password';

export const passwordHandlers: Handlers<keyof typeof passwordCalls> = {
  requestPasswordCode: { allow: 'signed-out', transaction: 'own', handle: requestPasswordCode },
  resetPassword: { allow: 'signed-out', transaction: 'own', handle: resetPassword },
  changePassword: { allow: 'password.change', transaction: 'own', handle: changePassword },
};
