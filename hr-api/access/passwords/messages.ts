import type { Language } from '../../../lib/contract/platform/languages';

/** PWD-08, said whether there is such an account or not. */
export const codeSentMessage: Record<Language, string> = {
  de: 'Ein Code zum Zurücksetzen des Passworts wurde an Ihre E-Mail-Adresse gesendet.',
  en: 'Reset password OTP has been sent to your email.',
  es: 'Se ha enviado a su correo electrónico un código para restablecer la contraseña.',
  fr: 'Un code de réinitialisation du mot de passe a été envoyé à votre adresse e-mail.',
  ja: 'パスワード再設定用のコードをメールでお送りしました。',
  zh: '重置密码的验证码已发送到您的邮箱。',
};

/** PWD-26. */
export const updatedMessage: Record<Language, string> = {
  de: 'Ihr Passwort wurde geändert.',
  en: 'Your password has been updated.',
  es: 'Su contraseña se ha actualizado.',
  fr: 'Votre mot de passe a été modifié.',
  ja: 'パスワードが更新されました。',
  zh: '您的密码已更新。',
};
