import type { Language } from '../../../../lib/contract/platform/languages';

/** What the person reads when another code is on its way (SOPQ-07). */
export const resentMessage: Record<Language, string> = {
  de: 'Wir haben Ihnen einen neuen Bestätigungscode per E-Mail gesendet.',
  en: 'We have sent a new verification code to your email address.',
  es: 'Le hemos enviado un nuevo código de verificación a su correo electrónico.',
  fr: 'Nous vous avons envoyé un nouveau code de vérification par e-mail.',
  ja: '新しい確認コードをメールでお送りしました。',
  zh: '我们已将新的验证码发送到您的邮箱。',
};
