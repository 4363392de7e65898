import type { Language } from '../../../lib/contract/platform/languages';

/** What the person reads once they have agreed (SOPQ-23). */
export const submittedMessage: Record<Language, (name: string) => string> = {
  de: (name) => `„${name}“ wurde erfolgreich übermittelt`,
  en: (name) => `${name} has been submitted successfully`,
  es: (name) => `«${name}» se ha enviado correctamente`,
  fr: (name) => `«\u00a0${name}\u00a0» a bien été envoyé`,
  ja: (name) => `「${name}」を送信しました`,
  zh: (name) => `“${name}”已成功提交`,
};
