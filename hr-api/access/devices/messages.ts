import type { Language } from '../../../lib/contract/platform/languages';

/** How the activation of a device ended (SOPQ-06). */
export const activationMessages: Record<Language, { readonly activated: string; readonly refused: string }> = {
  de: { activated: 'Das Gerät ist aktiviert.', refused: 'Das Gerät ist für dieses Konto nicht registriert.' },
  en: { activated: 'The device is activated.', refused: 'The device is not registered for this account.' },
  es: { activated: 'El dispositivo está activado.', refused: 'El dispositivo no está registrado en esta cuenta.' },
  fr: { activated: 'L’appareil est activé.', refused: 'L’appareil n’est pas enregistré pour ce compte.' },
  ja: { activated: 'この端末を有効にしました。', refused: 'この端末はこのアカウントに登録されていません。' },
  zh: { activated: '设备已激活。', refused: '该设备未登记在此账户下。' },
};
