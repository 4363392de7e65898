import { amongIds } from '../../platform/db/among-ids';
import { defineErasure } from '../../platform/define-erasure';
import { passwordCodes } from './tables';

export const passwordCodesErasure = defineErasure({
  name: 'password-codes',
  titles: {
    de: 'Codes für neue Passwörter',
    en: 'Codes for new passwords',
    es: 'Códigos para contraseñas nuevas',
    fr: 'Codes de nouveaux mots de passe',
    ja: 'パスワード再設定コード',
    zh: '重设密码的验证码',
  },
  parts: [{ table: passwordCodes, where: ({ accountIds }) => amongIds(passwordCodes.accountId, accountIds) }],
});
